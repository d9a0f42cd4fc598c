import { type Extraction, Source } from '@sextant/contract/emails/reservation'
import type { SetBy } from '@sextant/contract/segments/schemas'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import { finishEmail } from '../finish-email'
import { countSegments, findEmail, insertEmailEvents, updateEmail } from '../store'
import { isIncomplete, reasonOf } from './decisions'

/** The email from which a person enters a booking: who sent it, and when it was written. */
export type EnteredFrom = {
  readonly id: string
  readonly source: Extraction['source'] | null
  readonly observedAt: string
}

/** The email of an entry; null if the team has none with this id. */
export async function findEnteredFrom(tx: Tx, id: string): Promise<EnteredFrom | null> {
  const email = await findEmail(tx, id)
  if (!email) return null
  const { source, source_name: name, source_type: type, msg_date, created } = email
  const sender = z.safeParse(Source, { id: source, name, type })
  return { id, source: sender.data ?? null, observedAt: msg_date ?? created }
}

/**
 * Records on an email that a person entered a booking from it. If its reading had no complete result, it is Processed
 * from now on, even when it is reread.
 */
export async function enterFromEmail(tx: Tx, { id }: EnteredFrom, by: SetBy): Promise<void> {
  const email = await findEmail(tx, id)
  if (!email) return
  await updateEmail(tx, id, {
    metadata: JSON.stringify({ ...Object(email.metadata), entered_by: by }),
    segment_count: await countSegments(tx, id),
    ...(email.review !== null && { review: 'Accepted' }),
  })
  if (isIncomplete(email.status)) await finishEmail(tx, id, { status: 'Processed', reason: reasonOf.entered(by) })
  else await insertEmailEvents(tx, id, [{ type: 'segment_created', message: reasonOf.entered(by) }])
}
