import type * as endpoints from '@sextant/contract/users/endpoints'
import { recordAudit } from '../audit'
import { countAttempt } from '../platform/http/attempts'
import { permit, personOf, type TeamCtx } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { postMail } from '../platform/mail/jobs'
import { findMemberByEmail } from '../teams'
import { newLink } from './link'
import { invitationMail } from './mails'
import { presentInvitation } from './present'
import { refuseUnderSso } from './refuse-under-sso'
import { findInvitation, upsertInvitation } from './store'

/** Invites someone by email: at most 100 invitations per 15 minutes, five of them to one address. */
export const invite: TeamVerb<typeof endpoints.invite> = async (ctx, { body }) => {
  permit(ctx, 'add-invitations')
  const person = personOf(ctx).id
  const limits = [
    { key: `invite:${person}`, max: 100 },
    { key: `invite:${ctx.team.id}:${body.email.toLowerCase()}`, max: 5 },
  ] as const
  await ctx.tx(async (tx) => await countAttempt(tx, limits))
  return await ctx.tx(async (tx) => {
    const { team, inviter } = await refuseUnderSso(tx, ctx)
    if (await findMemberByEmail(tx, body.email)) refuseFields({ email: ['Is a user of this team already.'] })
    const by = inviter.name ?? inviter.email
    const { url, row } = newLink(ctx.publicUrl)
    const id = await upsertInvitation(tx, { ...row, email: body.email, role: body.role, invited_by: by })
    await postMail(tx, ctx.secrets, invitationMail({ to: body.email, team: team.name, by, role: body.role, url }))
    return { data: await auditedInvitation(tx, ctx, id, 'users.invite') }
  })
}

type Tx = Parameters<typeof findInvitation>[0]

/** Audits the invitation and returns it for the response. */
export async function auditedInvitation(tx: Tx, ctx: TeamCtx, id: string, action: string) {
  const after = presentInvitation((await findInvitation(tx, id)) ?? refuse('not_found'))
  await recordAudit(tx, ctx, { action, target: `invitation:${id}`, after })
  return after
}
