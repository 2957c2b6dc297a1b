// The lab on Node: threads, journals, files, queues.

export { citableRules } from './citable.ts'
export { type Conduct, conduct, type Until } from './conduct.ts'
export { type Crew, Threads } from './crew.ts'
export { type Batch, Journal, readStudyFolder, writeWhole } from './journal.ts'
export { readAddress, shownAddress } from './queue/address.ts'
export { LabQueue, refusing } from './queue/lab-queue.ts'
export { QueueCrew } from './queue/queue-crew.ts'
export { workFor } from './queue/worker.ts'
export { Thread } from './thread.ts'
