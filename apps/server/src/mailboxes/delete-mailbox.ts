import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentMailbox } from './present'
import * as store from './store'

/** Deletes a mailbox with its account. Its mails stay, and are deleted in time where it said so. */
export const deleteMailbox: TeamVerb<typeof endpoints.deleteMailbox> = async (ctx, { params: { id } }) => {
  permit(ctx, 'delete-mailboxes')
  return await ctx.tx(async (tx) => {
    const before = presentMailbox((await store.findMailbox(tx, id)) ?? refuse('not_found'))
    await store.deleteMailbox(tx, id)
    await recordAudit(tx, ctx, { action: 'mailboxes.delete', target: `mailbox:${id}`, before })
    return { data: { id } }
  })
}
