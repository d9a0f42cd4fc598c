import { estimateCarbon } from '@sextant/domain/segments/carbon'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { estimateCarbonJob } from '../../teams'
import { draftOf } from '../draft-of'
import { listSegmentsAfter, lockSegments } from '../store'
import { updateEstimates } from './store'

/** The number of segments per transaction. Email processing waits for it, because it holds the team's lock. */
const batchSize = 500

/** Estimates a team's segments by its method, in batches with one job each. */
export async function estimateAll(
  _: Services,
  tx: Tx,
  { after = '0' }: { readonly after?: string | undefined },
): Promise<void> {
  await lockSegments(tx)
  const rows = await listSegmentsAfter(tx, after, batchSize)
  await updateEstimates(
    tx,
    rows.map((row) => ({ id: row.id, estimates: estimateCarbon(draftOf(row)) })),
  )
  const last = rows.at(-1)
  if (last && rows.length === batchSize) await enqueue(tx, estimateCarbonJob, { after: last.id })
}
