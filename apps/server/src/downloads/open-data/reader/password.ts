import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const rounds = 4096

/**
 * A password in PostgreSQL's stored form (SCRAM-SHA-256, RFC 5802 and RFC 7677). Sent instead of the plain text, which
 * therefore never appears in a statement or a database log.
 */
export function scramOf(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`
}
