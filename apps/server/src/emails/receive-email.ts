import type * as endpoints from '@sextant/contract/emails/endpoints'
import { recordAudit } from '../audit'
import { findFirstMailbox, findMailbox } from '../mailboxes'
import { permit, type TeamCtx } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import { type TeamVerb, VerbResponse } from '../platform/http/serve'
import { acceptMessage } from './accept-message'
import { inactiveText } from './inactive-text'
import { presentEmail } from './present'

/** Accepts a message uploaded over HTTP into the named mailbox, or else the team's first. 409 if that is inactive. */
export const receiveEmail: TeamVerb<typeof endpoints.receiveEmail> = async (ctx, { body, file }) => {
  permit(ctx, 'add-emails')
  if (!file || file.bytes.length === 0) return refuseFields({ file: ['Choose a message to hand in (.eml).'] })
  const mailbox = await mailboxFor(ctx, body.mailbox_id)
  const via = { protocol: 'http', from: null, to: null } as const
  const message = { team: ctx.team.id, mailbox, bytes: file.bytes, via, acknowledged: true }
  const { email, outcome } = await acceptMessage(ctx, message, async (work) => await ctx.tx(work))
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'emails.receive', target: `email:${email.id}` }))
  return new VerbResponse(outcome === 'new' ? 201 : 200, { data: presentEmail(email) })
}

/** The named mailbox, or the first active one; null if the team has none. */
async function mailboxFor(ctx: TeamCtx, mailboxId: string | undefined): Promise<string | null> {
  return await ctx.tx(async (tx) => {
    if (mailboxId === undefined) return (await findFirstMailbox(tx))?.id ?? null
    const mailbox = (await findMailbox(tx, mailboxId)) ?? refuse('not_found', 'There is no such mailbox.')
    if (mailbox.status === 'Inactive') refuse('conflict', inactiveText)
    return mailbox.id
  })
}
