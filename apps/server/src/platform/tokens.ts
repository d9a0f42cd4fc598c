import { createHash, randomBytes } from 'node:crypto'

/** A random token for a cookie, link or header. It is a bearer credential; only its hash is stored. */
export const makeToken = (bits: 128 | 256): string => randomBytes(bits / 8).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
