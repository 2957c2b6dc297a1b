// What server and page say to each other. The page takes only types from here: the schemas stay with the server.

export * from './messages.ts'
export * from './requests.ts'
export type { AskChange } from './asks.ts'
export type { Patch } from './patch.ts'
