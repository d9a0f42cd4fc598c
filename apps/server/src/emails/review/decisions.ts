import type { EmailReview, EmailStatus } from '@sextant/contract/emails/schemas'
import { SetBy } from '@sextant/contract/segments/schemas'
import { needsReview } from '@sextant/domain/emails/needs-review'
import * as z from 'zod/mini'

/** What people decided about an email, in its metadata. Each decision survives another reading. */
const Decisions = z.object({
  entered_by: z.optional(SetBy),
  accepted_by: z.optional(SetBy),
  /** Until another reading finds bookings. */
  rejected_by: z.optional(SetBy),
  dismissed_by: z.optional(SetBy),
})
type Decisions = z.infer<typeof Decisions>

/** What people decided about an email. */
export const decisionsOf = ({ metadata }: { readonly metadata: unknown }): Decisions =>
  z.safeParse(Decisions, metadata).data ?? {}

const incompleteStatuses: ReadonlySet<string> = new Set<EmailStatus>([
  'Partial',
  'Unrecognized',
  'No Travel Data',
  'Failed',
])

/** Whether the reading of an email was rejected, and no different reading has followed. */
export const isRejected = (email: { readonly metadata: unknown; readonly status: string }): boolean =>
  decisionsOf(email).rejected_by !== undefined && email.status === 'Unrecognized'

/** Whether a reading ended without a complete result. */
export const isIncomplete = (status: string): boolean => incompleteStatuses.has(status)

/** The reason for a status that follows from a person's decision. */
export const reasonOf = {
  entered: ({ name }: SetBy): string => `Entered manually by ${name}.`,
  accepted: ({ name }: SetBy): string => `Accepted by ${name}.`,
  rejected: ({ name }: SetBy): string => `Rejected by ${name}: what was read is wrong.`,
  dismissed: ({ name }: SetBy): string => `Dismissed by ${name}: not about travel.`,
}

type ReadingOutcome = { readonly status: EmailStatus; readonly reason: string | null }
type DecidedOutcome = { readonly status: 'Processed' | 'Unrecognized' | 'No Travel Data'; readonly reason: string }

/**
 * The outcome of a reading, given what people decided. An email that a person accepted or entered bookings from is
 * Processed, whatever a reading misses. One that a person dismissed has no travel data unless a reading finds some. One
 * whose reading was rejected stays Unrecognized until then.
 */
export function withDecisions<O extends ReadingOutcome>(
  email: { readonly metadata: unknown },
  outcome: O,
): O | DecidedOutcome {
  const { entered_by, accepted_by, rejected_by, dismissed_by } = decisionsOf(email)
  const { status } = outcome
  if (entered_by && isIncomplete(status)) return { status: 'Processed', reason: reasonOf.entered(entered_by) }
  if (accepted_by && status === 'Partial') return { status: 'Processed', reason: reasonOf.accepted(accepted_by) }
  if (dismissed_by && (status === 'Unrecognized' || status === 'No Travel Data'))
    return { status: 'No Travel Data', reason: reasonOf.dismissed(dismissed_by) }
  if (rejected_by && status === 'Unrecognized') return { status, reason: reasonOf.rejected(rejected_by) }
  return outcome
}

type ReviewedEmail = {
  readonly metadata: unknown
  readonly review: string | null
  readonly reservations: readonly { readonly confidence: number }[]
}

/** Whether a reading must be reviewed, given earlier decisions about the email. */
export function reviewAfter(
  { metadata, review, reservations }: ReviewedEmail,
  status: EmailStatus,
): EmailReview | null {
  const { entered_by, accepted_by, dismissed_by } = decisionsOf({ metadata })
  if (dismissed_by && (status === 'No Travel Data' || status === 'Unrecognized')) return 'Dismissed'
  if (entered_by && review !== null) return 'Accepted'
  if (!needsReview(status, reservations)) return null
  if (entered_by || accepted_by) return 'Accepted'
  return review === 'Later' ? 'Later' : 'Open'
}
