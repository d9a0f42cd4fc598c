import { applyReading, findEmail } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { lockSegments } from '../store'
import { sameDifferences } from './differences'
import { applyJob } from './jobs'
import { findReprocess, finishItem, type ItemToApply, listItemsToApply, updateReprocess } from './store'
import { differencesOf } from './try-reading'

/** The number of emails per transaction, for which email processing waits because of the team's lock. */
const batchSize = 10

/** Applies a batch of previewed changes, and skips those whose result would now be different. */
export async function applySome(services: Services, tx: Tx, { reprocessId }: { reprocessId: string }): Promise<void> {
  const run = await findReprocess(tx, reprocessId)
  if (run?.status !== 'Applying') return
  const items = await listItemsToApply(tx, run, batchSize)
  if (items.length > 0) await lockSegments(tx)
  let applied = 0
  for (const item of items) {
    const problem = await applyOne(services, tx, item)
    await finishItem(tx, item.id, problem)
    if (problem === null) applied += 1
  }
  const isLast = items.length < batchSize
  const isUpdated = await updateReprocess(tx, run.id, ['Applying'], {
    ...(isLast && { status: 'Applied', finished: 'now' }),
    last_item_id: items.at(-1)?.id ?? run.last_item_id,
    applied: run.applied + applied,
    left_out: run.left_out + items.length - applied,
  })
  if (isUpdated && !isLast) await enqueue(tx, applyJob, { reprocessId })
}

/** Applies one email's reading; returns why it was skipped, or null. */
async function applyOne(services: Services, tx: Tx, item: ItemToApply): Promise<string | null> {
  const email = await findEmail(tx, item.email_id)
  if (email?.modified !== item.email_modified || email.status !== item.status_before)
    return 'The email was changed after the preview.'
  const { reading } = item
  if (!sameDifferences(await differencesOf(services, tx, { email, reading }), item.differences))
    return 'Would change something else by now than the preview says.'
  await applyReading(services, tx, email, reading)
  return null
}
