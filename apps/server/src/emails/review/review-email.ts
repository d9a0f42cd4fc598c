import type * as endpoints from '@sextant/contract/emails/endpoints'
import type { ReviewDecision } from '@sextant/contract/emails/schemas'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentEmail } from '../present'
import { findEmail, lockReviews, type StoredEmail, updateEmail } from '../store'
import { decide, isAlreadyDecided, refuseDecided } from './decide'
import { findReviewedWith, findSimilar } from './similar'

/**
 * Decides on an email in review, and on similar ones if requested, in one transaction. Repeating a decision changes
 * nothing; a different one requires reopening the email first (409).
 */
export const reviewEmail: TeamVerb<typeof endpoints.reviewEmail> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-segments')
  const { decision, similar = false } = body
  if (similar && (decision === 'accept' || decision === 'reject'))
    refuseFields({ similar: [`Similar emails say different things: ${decision} them one by one.`] })
  return await ctx.tx(async (tx) => {
    const emails = await lockEmails(tx, params.id, decision, similar)
    const by = { name: await callerName(tx, ctx), at: ctx.clock.now().toISOString() }
    for (const email of emails) {
      await decide[decision](ctx, tx, email, by)
      await updateEmail(tx, email.id, { reviewed_with: similar && decision !== 'reopen' ? params.id : null })
      await recordAudit(tx, ctx, {
        action: 'emails.review',
        target: `email:${email.id}`,
        before: { review: email.review, status: email.status },
        after: { decision, ...(email.id !== params.id && { with: `email:${params.id}` }) },
      })
    }
    const data = presentEmail((await findEmail(tx, params.id)) ?? refuse('not_found'))
    return { data, meta: { emails: emails.length } }
  })
}

/** The emails that the decision changes, locked; empty if it was made before. */
async function lockEmails(tx: Tx, id: string, decision: ReviewDecision, similar: boolean): Promise<StoredEmail[]> {
  const before = (await findEmail(tx, id)) ?? refuse('not_found')
  const otherIds = similar ? await relatedIds(tx, before, decision) : []
  await lockReviews(tx, [id, ...otherIds])
  const email = (await findEmail(tx, id)) ?? refuse('not_found')
  if (isAlreadyDecided(email, decision)) return []
  refuseDecided(email, decision)
  const emails = [email]
  for (const otherId of otherIds) {
    const current = await findEmail(tx, otherId)
    // Someone may have decided on it in the meantime.
    if (current && current.review === email.review && current.status === email.status) emails.push(current)
  }
  return emails
}

async function relatedIds(tx: Tx, email: StoredEmail, decision: ReviewDecision): Promise<string[]> {
  const otherIds = decision === 'reopen' ? await findReviewedWith(tx, email) : await findSimilar(tx, email)
  return otherIds.map(({ id }) => id)
}
