import type { Passkey } from '@sextant/contract/account/schemas'

/** The secret of an authenticator app, as text and as the `otpauth:` URI that apps scan as a QR code. */
export type Totp = { readonly secret: string; readonly uri: string }

/** The two-factor dialog that is open. */
export type TwoFactorTask =
  | { readonly kind: 'start-totp' | 'remove-totp' | 'renew-codes' | 'add-passkey' }
  | { readonly kind: 'totp'; readonly totp: Totp }
  | { readonly kind: 'remove-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
