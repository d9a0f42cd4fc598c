import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import type { Mail } from './mail'
import { renderMail } from './render'

/** An email's attachment. */
export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

/** Sends emails. `id` is the same on each attempt, so that receivers can detect duplicates. */
export type Mailer = {
  send(mail: Mail, id: string, attachment?: Attachment | null): Promise<void>
  close(): void
}

export type MailSettings = {
  readonly url: string | undefined
  readonly from: string
  /** The folder to write emails to while no mail server is configured. */
  readonly outbox: string
}

/** Sends by SMTP if a mail server is configured; otherwise writes files. */
export const openMailer = (settings: MailSettings, log: Log): Mailer =>
  settings.url === undefined ? fileMailer(settings, log) : smtpMailer(settings.url, settings.from)

/** The message for nodemailer: multipart/alternative, with a header that suppresses automatic replies (RFC 3834). */
function message(mail: Mail, from: string, id: string, attachment: Attachment | null) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableUrlAccess: true,
    disableFileAccess: true,
    ...renderMail(mail),
    ...(attachment ? { attachments: [attachment] } : {}),
  }
}

function smtpMailer(url: string, from: string): Mailer {
  const timeoutMs = 15_000
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    send: async (mail, id, attachment = null) => void (await transport.sendMail(message(mail, from, id, attachment))),
    close: () => transport.close(),
  }
}

/** One file per email, complete as soon as it is visible; a repeated email replaces its file. */
function fileMailer({ from, outbox }: MailSettings, log: Log): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail, id, attachment = null) => {
      const { message: bytes } = await composer.sendMail(message(mail, from, id, attachment))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${id}.eml`)
      await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
      log.info({ file }, 'an email was written to a file: MAIL_URL is not set')
    },
    close: () => composer.close(),
  }
}
