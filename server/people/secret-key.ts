// The key that signs cookies: in the data directory, made once, readable by the server's user alone.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Refusal } from '@umpire/engine'

const keyLength = 32
const name = 'secret.key'

/** The key of this data directory; processes that share matches share the key. */
export function secretKey(folder: string): Buffer | Refusal {
  const path = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!existsSync(path)) make(path)
    return read(path)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return new Refusal('unusable', `the key ${path} cannot be used: ${why}`)
  }
}

/** Written whole under another name first: of several processes that start at once, one wins and no key is half. */
function make(path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(keyLength), { flag: 'wx', mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
}

/** The file is opened once, so that what is judged is what is read. */
function read(path: string): Buffer | Refusal {
  const file = openSync(path, 'r')
  try {
    const { mode } = fstatSync(file)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      return new Refusal('unusable', `others may read the key ${path}: chmod 600 ${path} mends that`)
    }
    const key = readFileSync(file)
    return key.length === keyLength
      ? key
      : new Refusal('unusable', `the key ${path} has ${key.length} bytes and not ${keyLength}: it is damaged`)
  } finally {
    closeSync(file)
  }
}
