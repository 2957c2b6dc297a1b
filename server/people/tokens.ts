// Tokens that nobody can guess: whoever has one may do something, and only its hash is kept.

import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** 128 bits, 22 letters: for what is shown to others but must not be guessed. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** A token is as random as a key, so a plain hash keeps it safe. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
