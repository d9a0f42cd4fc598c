import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import { refuseFields } from '../../platform/http/refusal'
import type { ImapSettings } from '../settings'

/** Rejects (422) OAuth with a provider that the operator has not configured. `at` is the account's path in the body. */
export function checkProvider(
  { clients }: ImapSettings,
  { auth, provider }: Pick<ImapAccount, 'auth' | 'provider'>,
  at = '',
): void {
  if (auth !== 'oauth') return
  if (provider === null) return refuseFields({ [`${at}provider`]: ['Choose whose account it is.'] })
  if (!clients[provider])
    refuseFields({
      [`${at}provider`]: ['The operator has not set up OAuth with this provider. Use an app password instead.'],
    })
}
