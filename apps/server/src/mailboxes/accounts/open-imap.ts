import { isIP } from 'node:net'
import { maximumMessageBytes } from '@sextant/contract/emails/endpoints'
import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import { ImapFlow } from 'imapflow'
import type { ImapSettings } from '../settings'
import { accessToken, TokenRefused } from './access-token'
import { resolveHost } from './resolve-host'

/** The maximum bytes a server may send in one response: the largest message plus some overhead. */
const maxResponseBytes = maximumMessageBytes + 1024 * 1024

const limits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 5 * 60_000,
  // Shorter than the socket timeout: idle connections are probed.
  maxIdleTime: 4 * 60_000,
  autoIdleDelay: 1000,
  maxLiteralSize: maxResponseBytes,
  maxResponseSize: 2 * maxResponseBytes,
  maxLineLength: 8 * 1024 * 1024,
  // Compressed data cannot be size-checked before it is unpacked.
  disableCompression: true,
}

type Opening = {
  readonly account: ImapAccount
  /** The password or refresh token. */
  readonly secret: string
  /** Called when the provider issues a new refresh token. */
  readonly onRefreshed?: (secret: string) => Promise<void>
  /** Aborts the attempt. */
  readonly signal?: AbortSignal
}

/** Connects and signs in. Throws errors that `problemOf` can describe. The caller must close the connection. */
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
    // It would log commands and addresses.
    logger: false,
  })
  // An open connection's errors surface in its commands; without a listener they would end the process.
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
