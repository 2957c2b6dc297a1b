// Serves the page and network play.

export { type Quotas, usualQuotas } from './limits.ts'
export { PortInUse, type Serving, serve, type ServeOptions } from './serve.ts'
