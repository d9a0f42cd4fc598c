import { startImap } from '../emails/imap/start-imap'
import { listenSmtp } from '../emails/listen-smtp'
import { mailboxSettings } from '../mailboxes'
import type { Env } from '../platform/env'
import type { Services } from '../platform/services'

export type Ingest = {
  /** The port that SMTP listens on. */
  readonly port: number
  close(): Promise<void>
}

/** Ingests email by SMTP and from IMAP accounts. */
export async function startIngest(services: Services, env: Env): Promise<Ingest> {
  const smtp = await listenSmtp(services, env.smtp, [env.mailDomain, new URL(env.publicUrl).hostname])
  const imap = startImap(services, mailboxSettings(env).imap)
  return {
    port: smtp.port,
    close: async () => void (await Promise.all([smtp.close(), imap.stop()])),
  }
}
