import { Id } from '@sextant/contract/kit/wire'
import { eventRetentionDays } from '@sextant/contract/webhooks/events'
import * as z from 'zod/mini'
import { parseJson } from '../../platform/database/cursor'
import { refuseFields } from '../../platform/http/refusal'

/** A position in the feed: after the event `id` of the batch at `position`. */
export type Place = { readonly position: string; readonly id: string }

/** Cursors from before batches had positions contain a transaction ID, which is lower than any later position. */
const Encoded = z.tuple([Id, Id, z.int()])

/** A cursor contains its time of issue, because one older than the retention may have missed events. */
export const encodePlace = ({ position, id }: Place, now: Date): string =>
  Buffer.from(JSON.stringify([position, id, Math.floor(now.getTime() / 1000)])).toString('base64url')

/** Decodes a feed cursor. Rejects invalid ones, and those whose events may have been deleted (422 on `after`). */
export function decodePlace(text: string, now: Date): Place {
  const parsed = Encoded.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success) return refuseFields({ after: ['Is not a cursor of this feed.'] })
  const [position, id, issuedAt] = parsed.data
  const ageDays = (now.getTime() / 1000 - issuedAt) / 86_400
  if (ageDays > eventRetentionDays)
    refuseFields({
      after: [`Is older than the ${eventRetentionDays} days for which events are kept. Begin without it.`],
    })
  return { position, id }
}
