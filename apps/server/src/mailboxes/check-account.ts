import type * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { checkProvider } from './accounts/check-provider'
import { limitChecks } from './accounts/limit-checks'
import { probeAccount } from './accounts/probe-account'
import type { MailboxSettings } from './settings'

/** Checks an account as entered. */
export const checkAccount =
  ({ imap }: MailboxSettings): TeamVerb<typeof endpoints.checkAccount> =>
  async (ctx, { body: { secret, backfill_days: _days, ...account } }) => {
    permit(ctx, 'add-mailboxes')
    checkProvider(imap, account)
    await limitChecks(ctx)
    return { data: await probeAccount(imap, account, () => secret) }
  }
