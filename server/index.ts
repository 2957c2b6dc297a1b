// Serves the page.

export { PortInUse, type Serving, serve, type ServeOptions } from './serve.ts'
