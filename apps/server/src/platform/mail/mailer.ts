import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Log } from '../log'
import type { Mail } from './mail'
import { renderMail } from './render'

/** The file of a mail. */
export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

/** Brings mails on their way. `id` is the same at each attempt, so that a receiver can tell a repetition. */
export type Mailer = {
  send(mail: Mail, id: string, attachment?: Attachment | null): Promise<void>
  close(): void
}

export type MailSettings = {
  readonly url: string | undefined
  readonly from: string
  /** Where mails are put as files while no server is named. */
  readonly outbox: string
}

/** By SMTP where a server is named, else into files. */
export const openMailer = (settings: MailSettings, log: Log): Mailer =>
  settings.url === undefined ? fileMailer(settings, log) : smtpMailer(settings.url, settings.from)

/** What nodemailer is given: multipart/alternative, with a header that keeps automatic answers away (RFC 3834). */
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

/** One file a mail, complete from the moment it is there; a repetition replaces it. */
function fileMailer({ from, outbox }: MailSettings, log: Log): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail, id, attachment = null) => {
      const { message: bytes } = await composer.sendMail(message(mail, from, id, attachment))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${id}.eml`)
      await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true })
      await rename(`${file}.part`, file)
      log.info({ file }, 'a mail was written: no MAIL_URL is set')
    },
    close: () => composer.close(),
  }
}
