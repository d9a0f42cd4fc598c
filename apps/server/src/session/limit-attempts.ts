import type { Tx } from '../platform/database/transaction'
import { Refusal, textOf } from '../platform/http/refusal'
import { countFailures, deleteFailures, insertFailure, lockAttempts } from './store'

/** Failures within a quarter of an hour after which no further attempt is looked at. */
const limits = { account: 10, address: 100 }

type Attempt = { readonly email: string; readonly ip: string }

const keysOf = ({ email, ip }: Attempt) => ({
  account: `account:${email.toLowerCase()}`,
  address: `address:${ip}`,
})

/**
 * Counts an attempt as failed until it succeeds, and refuses it where its account or its address failed too often lately
 * (429, with `retry-after`). Attempts at one account are counted one after another: many at once are as many.
 */
export async function countAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt)
  await lockAttempts(tx, keys.account)
  const counted = await countFailures(tx, Object.values(keys))
  const over = counted.find(
    ({ key, failures }) => failures >= (key === keys.account ? limits.account : limits.address),
  )
  if (over) throw new Refusal('too_many_requests', textOf('too_many_requests'), undefined, over.forgotten_in)
  await insertFailure(tx, Object.values(keys))
}

/** The attempt succeeded: the account begins anew, and the address is not blamed for this one. */
export const forgiveAttempt = async (tx: Tx, attempt: Attempt): Promise<void> =>
  await deleteFailures(tx, keysOf(attempt))
