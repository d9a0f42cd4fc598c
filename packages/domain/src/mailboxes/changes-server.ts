import type { ImapAccount, ImapEdit } from '@sextant/contract/mailboxes/schemas'

/** An account's server and sign-in name. */
const origin = ['host', 'port', 'tls', 'user', 'auth', 'provider'] as const

/**
 * Whether a change points an account to another server or sign-in. Its secret then has to be entered again, since a
 * stored password could otherwise be sent to a server of someone else's choice.
 */
export const changesServer = (account: ImapAccount, edit: ImapEdit): boolean =>
  origin.some((field) => edit[field] !== undefined && edit[field] !== account[field])
