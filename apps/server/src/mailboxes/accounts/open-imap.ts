import { isIP } from 'node:net'
import { maximumMessageBytes } from '@sextant/contract/emails/endpoints'
import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import { ImapFlow } from 'imapflow'
import type { ImapSettings } from '../settings'
import { accessToken, TokenRefused } from './access-token'
import { resolveHost } from './resolve-host'

/** Bytes that a server may send in one piece: a message of the largest size, and a little. */
const largestPiece = maximumMessageBytes + 1024 * 1024

const limits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 5 * 60_000,
  // Shorter than the socket's time-out: a connection that is quiet is asked whether it lives.
  maxIdleTime: 4 * 60_000,
  autoIdleDelay: 1000,
  maxLiteralSize: largestPiece,
  maxResponseSize: 2 * largestPiece,
  maxLineLength: 8 * 1024 * 1024,
  // What is compressed has no size that could be checked before it is unpacked.
  disableCompression: true,
}

type Opening = {
  readonly account: ImapAccount
  /** The password, or the refresh token. */
  readonly secret: string
  /** A provider gave another refresh token. */
  readonly onRefreshed?: (secret: string) => Promise<void>
  /** Gives the attempt up. */
  readonly signal?: AbortSignal
}

/** Connects and signs in. Throws what `problemOf` puts into words. Whoever gets the connection closes it. */
export async function openImap(
  settings: ImapSettings,
  { account, secret, onRefreshed, signal }: Opening,
): Promise<ImapFlow> {
  const address = await resolveHost(account.host, settings.permits)
  const credentials = await credentialsOf(settings, account, secret, onRefreshed)
  const client = new ImapFlow({
    ...limits,
    host: address,
    port: account.port,
    ...(isIP(account.host) === 0 ? { servername: account.host } : {}),
    secure: account.tls === 'implicit',
    ...(account.tls === 'starttls' ? { doSTARTTLS: true } : {}),
    auth: { user: account.user, ...credentials },
    tls: { minVersion: 'TLSv1.2', ...(settings.ca === undefined ? {} : { ca: settings.ca }) },
    clientInfo: { name: 'Sextant' },
    // It would tell of commands and addresses.
    logger: false,
  })
  // What happens to an open connection is heard by who uses it; without a listener it would end the process.
  client.on('error', () => {})
  const giveUp = (): void => client.close()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await client.connect()
    return client
  } catch (error) {
    client.close()
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

async function credentialsOf(
  { clients }: ImapSettings,
  { auth, provider }: ImapAccount,
  secret: string,
  onRefreshed: Opening['onRefreshed'],
): Promise<{ pass: string } | { accessToken: string }> {
  if (auth === 'password') return { pass: secret }
  const client = provider && clients[provider]
  if (!client) throw new TokenRefused('OAuth with this provider is not set up any more.')
  const { access, refresh } = await accessToken(client, secret)
  if (refresh !== null && refresh !== secret) await onRefreshed?.(refresh)
  return { accessToken: access }
}
