import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import type { MailboxDraft } from '@sextant/contract/mailboxes/schemas'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkProvider } from './accounts/check-provider'
import { sealSecret } from './accounts/secret'
import { insertAccount } from './accounts/store'
import { chosenAddress } from './chosen-address'
import { presentMailbox } from './present'
import type { MailboxSettings } from './settings'
import { countMailboxes, findMailbox, insertMailbox } from './store'

/** The maximum number per team, since each may have an account with an open connection. */
const maxMailboxes = 200

/** Creates a mailbox, and its account if it reads from one. */
export const createMailbox =
  (settings: MailboxSettings): TeamVerb<typeof endpoints.createMailbox> =>
  async (ctx, { body }) => {
    permit(ctx, 'add-mailboxes')
    checkParts(body)
    if (body.imap) checkProvider(settings.imap, body.imap, 'imap.')
    return await ctx.tx(async (tx) => {
      if ((await countMailboxes(tx)) >= maxMailboxes)
        refuseFields({ name: [`A team has at most ${maxMailboxes} mailboxes. Delete one first.`] })
      const { address: preferred, imap, ...fields } = body
      const address =
        body.type === 'forwarding'
          ? await chosenAddress(tx, { name: body.name, address: preferred, domain: settings.domain })
          : null
      const id = await insertMailbox(tx, { ...fields, address })
      if (imap)
        await insertAccount(tx, id, {
          ...imap,
          secret: sealSecret(ctx.secrets, ctx.team.id, id, imap.secret),
        })
      const mailbox = presentMailbox((await findMailbox(tx, id)) ?? refuse('not_found'))
      await recordAudit(tx, ctx, { action: 'mailboxes.create', target: `mailbox:${id}`, after: mailbox })
      return { data: mailbox }
    })
  }

/** Rejects settings that are missing or do not apply to the type of mailbox. */
function checkParts({ type, address, imap }: MailboxDraft): void {
  if (type === 'imap' && !imap) refuseFields({ 'imap.host': ['Enter the account to read.'] })
  if (type !== 'imap' && imap) refuseFields({ imap: ['Only a mailbox of the type imap has an account.'] })
  if (type !== 'forwarding' && address !== undefined)
    refuseFields({ address: ['Only a mailbox of the type forwarding has an address.'] })
}
