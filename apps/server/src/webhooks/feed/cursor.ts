import { Id } from '@sextant/contract/kit/wire'
import { keptEventDays } from '@sextant/contract/webhooks/events'
import * as z from 'zod/mini'
import { refuseFields } from '../../platform/http/refusal'

/** A place in the feed: after the event `id` of transaction `tx`. */
export type Place = { readonly tx: string; readonly id: string }

const Transaction = z.string().check(z.regex(/^\d{1,19}$/))
const Encoded = z.tuple([Transaction, Id, z.int()])

/** A cursor tells when it was given out: one that is older than what is kept may have missed something. */
export const encodePlace = ({ tx, id }: Place, now: Date): string =>
  Buffer.from(JSON.stringify([tx, id, Math.floor(now.getTime() / 1000)])).toString('base64url')

/** Reads a cursor of the feed. Refuses what is none, and one whose events may be forgotten (422 on `after`). */
export function decodePlace(text: string, now: Date): Place {
  const parsed = Encoded.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success) return refuseFields({ after: ['Is not a cursor of this feed.'] })
  const [tx, id, given] = parsed.data
  const ageDays = (now.getTime() / 1000 - given) / 86_400
  if (ageDays > keptEventDays)
    refuseFields({
      after: [`Is older than the ${keptEventDays} days for which events are kept. Begin without it.`],
    })
  return { tx, id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
