import type { EmailEvent, EmailReview, EmailStatus, ReadBy } from '@sextant/contract/emails/schemas'
import type { EventType } from '@sextant/contract/kit/event-types'
import { readBy } from '@sextant/domain/emails/read-by'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import { presentEmail } from './present'
import { flushWrites } from './processing'
import { decisionsOf, isIncomplete, reviewAfter, withDecisions } from './review/decisions'
import {
  countSegments,
  endOnboarding,
  findEmail,
  insertEmailEvents,
  type NewEvent,
  type StoredEmail,
  updateEmail,
} from './store'

/**
 * Final status → event in the email's own log, and outgoing event. `email.unrecognized` is for emails that need a
 * person; an email without travel data counts as processed.
 */
const eventTypes = {
  Processed: ['completed', 'email.processed'],
  Partial: ['completed', 'email.processed'],
  'No Travel Data': ['completed', 'email.processed'],
  Unrecognized: ['completed', 'email.unrecognized'],
  Duplicate: ['deduplicated', 'email.processed'],
  Failed: ['failed', 'email.failed'],
} as const satisfies Partial<Record<EmailStatus, readonly [EmailEvent['type'], EventType]>>
export type FinalOutcome = { readonly status: keyof typeof eventTypes; readonly reason: string | null }

/** The last entry of an email's log. */
export const finalEvent = ({ status, reason }: FinalOutcome, ms: number | null): NewEvent => ({
  type: eventTypes[status][0],
  status: status === 'Failed' ? 'error' : 'ok',
  message: reason ?? `Finished as ${status}.`,
  duration_ms: ms,
})

/** The previous state of an email that is being processed. */
type PreviousState = Pick<StoredEmail, 'status' | 'metadata' | 'review' | 'reservations'>
type EmailState = PreviousState & { readonly onboard: boolean }

/**
 * Sets an email's final status and whether it needs review, records it in its log and emits the event. Decisions made
 * by people are kept. Returns whether it needs review.
 */
export async function finishEmail(
  tx: Tx,
  id: string,
  outcome: FinalOutcome,
  ms?: number,
  state?: EmailState,
): Promise<EmailReview | null> {
  const before = state ?? (await findEmail(tx, id))
  const final = before ? withDecisions(before, outcome) : outcome
  const { status, reason } = final
  const review = before ? reviewAfter({ ...before, reservations: readIn(before) }, outcome.status) : null
  await updateEmail(tx, id, {
    status,
    status_reason: reason,
    ...(before && { review }),
    ...(before && { read_by: readMethod(before, outcome, final) }),
    ...(before && decisionsOf(before).entered_by && { segment_count: await countSegments(tx, id) }),
  })
  const [, type] = eventTypes[status]
  await insertEmailEvents(tx, id, [finalEvent(final, ms ?? null)])
  if (status !== 'Failed' && state?.onboard !== false) await endOnboarding(tx)
  const written = flushWrites(tx, id)
  const email = written ? null : await findEmail(tx, id)
  const object = written ? async () => presentEmail(await written()) : email && presentEmail(email)
  if (object) await emit(tx, [{ type, resourceId: id, object }])
  return review
}

/** What read the email; null if it has no bookings. An email that a person had to complete counts as read by hand. */
function readMethod(
  before: PreviousState,
  outcome: FinalOutcome,
  { status }: { readonly status: EmailStatus },
): ReadBy | null {
  if (status !== 'Processed' && status !== 'Partial') return null
  const isEntered = decisionsOf(before).entered_by !== undefined
  return isEntered && (isIncomplete(outcome.status) || isIncomplete(before.status)) ? 'manual' : readBy(readIn(before))
}

const Read = z.array(
  z.object({ confidence: z.number(), evidence: z.record(z.string(), z.object({ reader: z.string() })) }),
)

const readIn = ({ reservations }: { readonly reservations: unknown }) => Read.parse(reservations)
