import type { Tx } from '../platform/database/transaction'
import type { Ctx } from '../platform/http/context'
import { hashToken, makeToken } from '../platform/tokens'
import { isKnownDevice, storeDevice } from './store'

/**
 * The key for counting attempts from this browser, if the address's holder has signed in with it before; otherwise null
 * (OWASP, device cookies).
 */
export async function knownDeviceKey(tx: Tx, { cookies }: Pick<Ctx, 'cookies'>, email: string): Promise<string | null> {
  if (cookies.device === null) return null
  const hash = hashToken(cookies.device)
  return (await isKnownDevice(tx, email, hash))
    ? `device:${Buffer.from(hash).toString('base64url')}:${email.toLowerCase()}`
    : null
}

/** Remembers this browser for the transaction's person, who has just authenticated. */
export async function rememberDevice(tx: Tx, { cookies }: Pick<Ctx, 'cookies'>, person: string): Promise<void> {
  const token = cookies.device ?? makeToken(128)
  await storeDevice(tx, person, hashToken(token))
  tx.afterCommit(() => cookies.keepDevice(token))
}
