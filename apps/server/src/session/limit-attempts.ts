import type { Tx } from '../platform/database/transaction'
import { Refusal, textOf } from '../platform/http/refusal'
import { countFailures, insertFailure } from './store'

/** Failures within a quarter of an hour after which no further attempt is looked at. */
const limits = { account: 10, address: 100 }

type Attempt = { readonly email: string; readonly ip: string }

const keysOf = ({ email, ip }: Attempt) => ({
  account: `account:${email.toLowerCase()}`,
  address: `address:${ip}`,
})

/** Refuses an attempt at an account, or from an address, that failed too often lately (429, with `retry-after`). */
export async function demandFewFailures(tx: Tx, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt)
  const counted = await countFailures(tx, Object.values(keys))
  const over = counted.find(
    ({ key, failures }) => failures >= (key === keys.account ? limits.account : limits.address),
  )
  if (over) throw new Refusal('too_many_requests', textOf('too_many_requests'), undefined, over.forgotten_in)
}

export const noteFailure = async (tx: Tx, attempt: Attempt): Promise<void> =>
  await insertFailure(tx, Object.values(keysOf(attempt)))
