import type { ImapProvider } from '@sextant/contract/mailboxes/schemas'
import type { Env } from '../platform/env'
import type { Permits } from '../platform/http/guard'
import { makeNetworks } from '../platform/http/networks'

/** The operator's client at a provider of OAuth. */
export type OAuthClient = {
  readonly id: string
  readonly secret: string
  /** Where a refresh token gets an access token (RFC 6749 §6). */
  readonly tokenUrl: string
}

/** What the operator has set for reading IMAP accounts. */
export type ImapSettings = {
  /** Where accounts may be read: the public internet, and the private networks that the operator allows. */
  readonly permits: Permits
  readonly clients: Readonly<Record<ImapProvider, OAuthClient | undefined>>
  /** Certificate authorities to believe beside the usual ones, as PEM. */
  readonly ca?: string
}

/** What the operator has set for mailboxes. */
export type MailboxSettings = {
  /** Domain of the forwarding addresses. */
  readonly domain: string
  readonly imap: ImapSettings
}

/** These settings, from the environment. */
export const mailboxSettings = ({ mailDomain, imap }: Pick<Env, 'mailDomain' | 'imap'>): MailboxSettings => {
  const { allowedNetworks, ...clients } = imap
  return { domain: mailDomain, imap: { permits: makeNetworks(allowedNetworks).permits, clients } }
}
