// The lab on Node: threads, journals, files.

export { contentCsv, gamesCsv } from '../report/csv.ts'
export { type Conduct, conduct } from './conduct.ts'
export { type Batch, Journal, readStudyFolder, writeWhole } from './journal.ts'
