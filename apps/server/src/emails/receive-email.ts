import type * as endpoints from '@sextant/contract/emails/endpoints'
import { recordAudit } from '../audit'
import { findMailbox } from '../mailboxes'
import { permit, type TeamCtx } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import { Answer, type TeamVerb } from '../platform/http/serve'
import { acceptMessage } from './accept-message'
import { presentEmail } from './present'

/** Takes a message handed in by HTTP into the named mailbox, or else into the team's first. */
export const receiveEmail: TeamVerb<typeof endpoints.receiveEmail> = async (ctx, { body, file }) => {
  permit(ctx, 'add-emails')
  if (!file || file.bytes.length === 0) return refuseFields({ file: ['Choose a message to hand in (.eml).'] })
  const mailbox = await mailboxFor(ctx, body.mailbox_id)
  const { email, outcome } = await acceptMessage(ctx, {
    team: ctx.team.id,
    mailbox,
    bytes: file.bytes,
    via: { protocol: 'http', from: null, to: null },
    acknowledged: true,
  })
  await ctx.tx(
    async (tx) => await recordAudit(tx, ctx, { action: 'emails.receive', target: `email:${email.id}` }),
  )
  return new Answer(outcome === 'new' ? 201 : 200, { data: presentEmail(email) })
}

async function mailboxFor(ctx: TeamCtx, wanted: string | undefined): Promise<string | null> {
  return await ctx.tx(async (tx) => {
    const mailbox = await findMailbox(tx, wanted)
    if (wanted !== undefined && !mailbox) refuse('not_found', 'There is no such mailbox.')
    return mailbox?.id ?? null
  })
}
