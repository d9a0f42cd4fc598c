import type { ImapProvider } from '@sextant/contract/mailboxes/schemas'
import type { Env } from '../platform/env'
import type { Permits } from '../platform/http/guard'
import { makeNetworks } from '../platform/http/networks'

/** The operator's client at an OAuth provider. */
export type OAuthClient = {
  readonly id: string
  readonly secret: string
  /** The token endpoint (RFC 6749 §6). */
  readonly tokenUrl: string
}

/** The operator's settings for reading IMAP accounts. */
export type ImapSettings = {
  /** Where accounts may be: on the public internet, and on private networks the operator allows. */
  readonly permits: Permits
  readonly clients: Readonly<Record<ImapProvider, OAuthClient | undefined>>
  /** Certificate authorities trusted in addition to the usual ones, in PEM. */
  readonly ca?: string
}

/** The operator's settings for mailboxes. */
export type MailboxSettings = {
  /** Domain of the forwarding addresses. */
  readonly domain: string
  readonly imap: ImapSettings
}

/** Reads these settings from the environment. */
export const mailboxSettings = ({ mailDomain, imap }: Pick<Env, 'mailDomain' | 'imap'>): MailboxSettings => {
  const { allowedNetworks, ...clients } = imap
  return { domain: mailDomain, imap: { permits: makeNetworks(allowedNetworks).permits, clients } }
}
