import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { imapProviders } from '@sextant/contract/mailboxes/schemas'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import type { MailboxSettings } from './settings'

export const readMailboxOptions =
  ({ domain, imap }: MailboxSettings): TeamVerb<typeof endpoints.readMailboxOptions> =>
  async (ctx) => {
    permit(ctx, 'browse-mailboxes')
    return { data: { domain, providers: imapProviders.filter((name) => imap.clients[name]) } }
  }
