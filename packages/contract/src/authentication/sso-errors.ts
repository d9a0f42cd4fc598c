/** Why a single sign-on failed: the codes of `/login?sso_error=…` with their messages. */
export const ssoErrors = {
  refused: 'The answer of your identity provider was not accepted. Try again, or ask your administrator.',
  late: 'This sign-in took too long or was begun in another browser. Try again.',
  foreign: 'Your identity provider may not sign in people with this address. Ask your administrator.',
  disabled: 'Your access was disabled. Ask your administrator.',
  unreachable: 'Your identity provider could not be reached. Try again in a moment.',
} as const
export type SsoError = keyof typeof ssoErrors
