// What whoever runs a server does beside serving: backups, records, and checks after an update.

export { exportMatch, type Imported, importRecord } from './play/records.ts'
export { type Verdict, type Verified, verifyMatches } from './play/verify-matches.ts'
export { openStore, type Place } from './store/place.ts'
export { backUp, restore } from './store/restore.ts'
export type { Store } from './store/store.ts'
