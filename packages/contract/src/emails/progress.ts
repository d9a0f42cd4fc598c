import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay } from '../kit/wire'
import { ReservationKind } from './reservation'

const count = z.int()

/** Reading results for one sender's emails about one kind of booking. */
export const ReadingProgress = z.object({
  /** The source's machine name; null for unknown senders. */
  source: z.nullable(z.string()),
  /** The source's name, or the sender's domain. */
  sender: z.string(),
  /** Null if nothing was read. */
  kind: z.nullable(ReservationKind),
  /** Emails with bookings, plus those from which too little could be read. */
  emails: count,
  /**
   * By reading method: embedded data and barcodes, supplier definitions, words, parsing rules, the language model,
   * people.
   */
  markup: count,
  definition: count,
  words: count,
  rule: count,
  model: count,
  manual: count,
  unread: count,
  /** Emails with a booking that a person has corrected. */
  corrected: count,
  /** The median time from receipt to Processed, in seconds; null if unknown for every email. */
  median_seconds: z.nullable(z.number()),
})
export type ReadingProgress = z.infer<typeof ReadingProgress>

export const readProgress = endpoint({
  name: 'emails.progress',
  summary:
    'Count by sender and kind of booking what emails were read by, how many were corrected, and how long it took: the 200 with the most emails. The last 30 days by default.',
  method: 'GET',
  path: '{team}/emails/progress',
  permission: 'browse-emails',
  query: z.object({ start_date: z.optional(BoundedDay), end_date: z.optional(BoundedDay) }),
  output: z.object({ data: z.array(ReadingProgress) }),
})
