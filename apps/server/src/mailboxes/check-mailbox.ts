import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { limitChecks } from './accounts/limit-checks'
import { probeAccount } from './accounts/probe-account'
import { openSecret } from './accounts/secret'
import { findAccount } from './accounts/store'
import type { MailboxSettings } from './settings'
import { findMailbox } from './store'

/** Checks the stored account of a mailbox. */
export const checkMailbox =
  ({ imap }: MailboxSettings): TeamVerb<typeof endpoints.checkMailbox> =>
  async (ctx, { params: { id } }) => {
    permit(ctx, 'edit-mailboxes')
    const account = await ctx.tx(async (tx) => {
      if (!(await findMailbox(tx, id))) refuse('not_found')
      return await findAccount(tx, id)
    })
    if (!account) return refuse('conflict', 'This mailbox is not filled from an account.')
    await limitChecks(ctx)
    const secret = () => openSecret(ctx.secrets, ctx.team.id, id, account.secret)
    return { data: await probeAccount(imap, account.access, secret) }
  }
