import type { ImapAccount, ImapEdit } from '@sextant/contract/mailboxes/schemas'

/** Where an account leads, and who signs in to it. */
const origin = ['host', 'port', 'tls', 'user', 'auth', 'provider'] as const

/**
 * Whether a change leads an account elsewhere: then its secret has to be entered again, or a stored password could be
 * sent to a server of somebody's choice.
 */
export const changesServer = (account: ImapAccount, edit: ImapEdit): boolean =>
  origin.some((field) => edit[field] !== undefined && edit[field] !== account[field])
