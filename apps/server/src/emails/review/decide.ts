import { type Diagnostic, Extraction } from '@sextant/contract/emails/reservation'
import type { ReviewDecision } from '@sextant/contract/emails/schemas'
import type { SetBy } from '@sextant/contract/segments/schemas'
import { lockSegments } from '../../platform/database/lock-segments'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { finishEmail } from '../finish-email'
import { outcomeOf } from '../outcome'
import { isSample } from '../samples/is-sample'
import { emailRead } from '../signals'
import { insertEmailEvents, type StoredEmail, updateEmail } from '../store'
import { extractionOf } from '../stored-extraction'
import { decisionsOf, isRejected } from './decisions'

/** The review of an email after the decisions that change it. */
const reviewStates = { accept: 'Accepted', dismiss: 'Dismissed', later: 'Later', reopen: 'Open' } as const

/** Whether the decision was made before. */
export const isAlreadyDecided = (email: StoredEmail, decision: ReviewDecision): boolean =>
  decision === 'reject'
    ? isRejected(email)
    : email.review === reviewStates[decision] && !(decision === 'reopen' && isRejected(email))

/**
 * Refuses (409) a decision on an email that is not in review, already has a different decision, or has nothing to
 * decide on.
 */
export function refuseDecided(email: StoredEmail, decision: ReviewDecision): void {
  const { review } = email
  if (review === null) refuse('conflict', 'This email is not in review.')
  const isDecided = review === 'Accepted' || review === 'Dismissed'
  if (isDecided && decision !== 'reopen')
    refuse('conflict', `This email is ${review.toLowerCase()} already. Reopen it first.`)
  if (decision !== 'accept' && decision !== 'reject') return
  if (isRejected(email)) refuse('conflict', 'What was read from this email is rejected already. Reopen it first.')
  if (readingOf(email).length === 0)
    refuse('conflict', 'Nothing was read from this email. Enter its booking, or dismiss it.')
}

const readingOf = ({ reservations }: Pick<StoredEmail, 'reservations'>): Extraction['reservations'] =>
  Extraction.shape.reservations.parse(reservations)

/** What remains of a rejected reading: that the email mentions a booking. */
const rejected: Diagnostic = { level: 'info', code: 'booking-unsure', message: 'What was read was rejected.' }

type Decide = (ctx: TeamCtx, tx: Tx, email: StoredEmail, by: SetBy) => Promise<void>

/** The effect of each decision on an email. */
export const decide: Record<ReviewDecision, Decide> = {
  accept: async (_, tx, email, by) => {
    await recordDecision(tx, email, { accepted_by: by })
    await finishEmail(tx, email.id, outcomeOf(extractionOf(email)))
  },
  reject: async (ctx, tx, email, by) => {
    await recordDecision(tx, email, { rejected_by: by })
    await apply(ctx, tx, email, { ...extractionOf(email), reservations: [], diagnostics: [rejected] })
  },
  dismiss: async (ctx, tx, email, by) => {
    await recordDecision(tx, email, { dismissed_by: by })
    // Segments that only this email created are removed, as if a later reading did not find them.
    await apply(ctx, tx, email, { ...extractionOf(email), reservations: [], diagnostics: [] })
  },
  later: async (_, tx, email, by) => {
    await updateEmail(tx, email.id, { review: 'Later' })
    await insertEmailEvents(tx, email.id, [{ type: 'completed', message: `Put off by ${by.name}.` }])
  },
  reopen: async (ctx, tx, email, by) => {
    if (email.review === 'Later') return await updateEmail(tx, email.id, { review: 'Open' })
    const { rejected_by, dismissed_by } = decisionsOf(email)
    await recordDecision(tx, email, { accepted_by: undefined, rejected_by: undefined, dismissed_by: undefined })
    await insertEmailEvents(tx, email.id, [{ type: 'completed', message: `Reopened by ${by.name}.` }])
    if (rejected_by || dismissed_by) await apply(ctx, tx, email, extractionOf(email))
    else await finishEmail(tx, email.id, outcomeOf(extractionOf(email)))
    await updateEmail(tx, email.id, { review: 'Open' })
  },
}

/** Records a person's decision on an email; undefined withdraws it. */
async function recordDecision(
  tx: Tx,
  email: StoredEmail,
  decisions: Partial<Record<keyof ReturnType<typeof decisionsOf>, SetBy | undefined>>,
) {
  await updateEmail(tx, email.id, { metadata: JSON.stringify({ ...Object(email.metadata), ...decisions }) })
}

/** Merges a reading into the segments as if the email were reread, and sets its status. */
async function apply(ctx: TeamCtx, tx: Tx, email: StoredEmail, extraction: Extraction): Promise<void> {
  await lockSegments(tx)
  await emailRead.send(ctx, tx, {
    emailId: email.id,
    extraction,
    addresses: email.people,
    observedAt: email.msg_date ?? email.created,
    isSample: isSample(email),
    isRereading: true,
  })
  await finishEmail(tx, email.id, outcomeOf(extraction))
}
