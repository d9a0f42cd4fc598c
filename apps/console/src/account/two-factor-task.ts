import type { Passkey } from '@sextant/contract/account/schemas'

/** The secret of an authenticator app: as text, and as the address that an app reads from a picture. */
export type Totp = { readonly secret: string; readonly uri: string }

/** What is being done to the second factors. */
export type TwoFactorTask =
  | { readonly kind: 'start-totp' | 'remove-totp' | 'renew-codes' | 'add-passkey' }
  | { readonly kind: 'totp'; readonly totp: Totp }
  | { readonly kind: 'remove-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
