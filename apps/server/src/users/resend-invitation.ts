import type * as endpoints from '@sextant/contract/users/endpoints'
import { countAttempt } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { auditedInvitation } from './invite'
import { newLink } from './link'
import { invitationMail } from './mails'
import { presentInvitation } from './present'
import { refuseUnderSso } from './refuse-under-sso'
import { findInvitation, renewInvitation } from './store'

/** Resends an invitation, even an expired one; the old link becomes invalid. */
export const resendInvitation: TeamVerb<typeof endpoints.resendInvitation> = async (ctx, { params }) => {
  permit(ctx, 'add-invitations')
  return await ctx.tx(async (tx) => {
    const { team } = await refuseUnderSso(tx, ctx)
    const row = (await findInvitation(tx, params.id)) ?? refuse('not_found')
    if (row.status !== 'Pending') refuse('conflict', 'This invitation was accepted or taken back already.')
    await countAttempt(tx, [{ key: `resend:${ctx.team.id}:${params.id}`, max: 5 }])
    const link = newLink(ctx.publicUrl)
    await renewInvitation(tx, params.id, link.row)
    const { email, role, invited_by } = presentInvitation(row)
    const mail = { to: email, team: team.name, by: invited_by ?? team.name, role, url: link.url }
    await postMail(tx, ctx.secrets, invitationMail(mail))
    return { data: await auditedInvitation(tx, ctx, params.id, 'users.resend_invitation') }
  })
}
