import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { lockSegments } from '../../segments'
import { inspectOwners } from './inspect-owners'
import { backfillJob } from './jobs'
import { findOwnersAfter } from './store'

/** The number of owners per transaction; small, because the team's email waits for it. */
const batchSize = 100

/** Inspects the trips of a batch of owners, and enqueues the rest. */
export async function backfill(_: Services, tx: Tx, { after }: { readonly after: string }): Promise<void> {
  await lockSegments(tx)
  const owners = await findOwnersAfter(tx, after, batchSize)
  await inspectOwners(tx, owners)
  const last = owners.at(-1)
  if (last !== undefined && owners.length === batchSize) await enqueue(tx, backfillJob, { after: last })
}
