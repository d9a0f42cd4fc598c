import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import type { ImapEdit, Mailbox } from '@sextant/contract/mailboxes/schemas'
import { changesServer } from '@sextant/domain/mailboxes/changes-server'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkProvider } from './accounts/check-provider'
import { sealSecret } from './accounts/secret'
import { updateAccount } from './accounts/store'
import { presentMailbox } from './present'
import type { MailboxSettings } from './settings'
import * as store from './store'

/** Updates a mailbox. Changing or reactivating its account schedules it for reading immediately. */
export const updateMailbox =
  (settings: MailboxSettings): TeamVerb<typeof endpoints.updateMailbox> =>
  async (ctx, { params: { id }, body }) => {
    permit(ctx, 'edit-mailboxes')
    return await ctx.tx(async (tx) => {
      const find = async () => presentMailbox((await store.findMailbox(tx, id)) ?? refuse('not_found'))
      const before = await find()
      if (body.imap) checkEdit(before, body.imap, settings)
      await store.updateMailbox(tx, id, body)
      if (body.imap || body.status) {
        const { secret, ...account } = body.imap ?? {}
        const sealed = secret === undefined ? {} : { secret: sealSecret(ctx.secrets, ctx.team.id, id, secret) }
        await updateAccount(tx, id, { ...account, ...sealed })
      }
      const after = await find()
      await recordAudit(tx, ctx, { action: 'mailboxes.update', target: `mailbox:${id}`, before, after })
      return { data: after }
    })
  }

function checkEdit({ attributes: { imap: account } }: Mailbox, edit: ImapEdit, settings: MailboxSettings): void {
  if (!account) return refuseFields({ imap: ['Only a mailbox of the type imap has an account.'] })
  checkProvider(
    settings.imap,
    {
      auth: edit.auth ?? account.auth,
      provider: edit.provider === undefined ? account.provider : edit.provider,
    },
    'imap.',
  )
  if (changesServer(account, edit) && edit.secret === undefined)
    refuseFields({ 'imap.secret': ['Enter the password or token again: the account is another one.'] })
}
