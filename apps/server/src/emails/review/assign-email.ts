import type * as endpoints from '@sextant/contract/emails/endpoints'
import { callerName, nameOf } from '../../account'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findMember } from '../../teams'
import { presentEmail } from '../present'
import { findEmail, insertEmailEvents, lockReviews, updateEmail } from '../store'

/** Assigns an email in review to a user of the team, or to no one. Idempotent. */
export const assignEmail: TeamVerb<typeof endpoints.assignEmail> = async (ctx, { params, body: { assignee_id } }) => {
  permit(ctx, 'edit-segments')
  return await ctx.tx(async (tx) => {
    await lockReviews(tx, [params.id])
    const email = (await findEmail(tx, params.id)) ?? refuse('not_found')
    if (email.assignee_id === assignee_id) return { data: presentEmail(email) }
    if (email.review !== 'Open' && email.review !== 'Later') refuse('conflict', 'This email is not in review.')
    const message = `${await assignmentOf(tx, assignee_id)} by ${await callerName(tx, ctx)}.`
    await updateEmail(tx, email.id, { assignee_id })
    await insertEmailEvents(tx, email.id, [{ type: 'completed', message }])
    await recordAudit(tx, ctx, {
      action: 'emails.assign',
      target: `email:${email.id}`,
      before: { assignee_id: email.assignee_id },
      after: { assignee_id },
    })
    return { data: presentEmail((await findEmail(tx, email.id)) ?? refuse('not_found')) }
  })
}

/** What an assignment does, for the log. Refuses (422) users who may not decide on emails. */
async function assignmentOf(tx: Tx, assignee: string | null): Promise<string> {
  if (assignee === null) return 'Unassigned'
  const member = await findMember(tx, assignee)
  if (!member || member.status !== 'Active' || member.role === 'viewer')
    return refuseFields({ assignee_id: ['Choose a user of this team who may edit travel.'] })
  return `Assigned to ${nameOf(member) ?? member.email}`
}
