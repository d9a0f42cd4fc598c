import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldOf } from '@sextant/extraction/message/header-fields'
import { readMessage } from '@sextant/extraction/message/read-message'
import { afterAll, beforeAll } from 'vitest'
import { runNext } from '../../src/platform/jobs/run-next'
import { openMailer } from '../../src/platform/mail/mailer'
import { handleMail } from '../../src/platform/mail/worker'
import { sessionJobs } from '../../src/session/worker'
import type { TestContext } from './test-context'

/** An email as its reader sees it. */
export type ReadMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The URL to open, and the token at its end. */
  readonly link: string
  readonly token: string
  readonly header: (name: string) => string
  /** The contents of its file. */
  readonly raw: string
}

export type Outbox = {
  /** Sends due emails and returns those new since the last call, parsed by our own message reader. */
  collect(): Promise<readonly ReadMail[]>
  close(): Promise<void>
}

/** The real delivery of emails, into files of a temporary folder. */
export async function openOutbox(context: TestContext): Promise<Outbox> {
  const outbox = await mkdtemp(join(tmpdir(), 'sextant-outbox-'))
  const mailer = openMailer({ url: undefined, from: 'Sextant <no-reply@x.test>', outbox }, context.services.log)
  const handled = new Map([handleMail(mailer), ...sessionJobs].map((one) => [one.kind, one]))
  return {
    collect: async () => {
      while (await runNext(context.services, handled));
      const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
      return await Promise.all(files.map(async (name) => await take(join(outbox, name))))
    },
    close: async () => await rm(outbox, { recursive: true, force: true }),
  }
}

/** An outbox for all tests of a file. */
export function testOutbox(context: TestContext): Outbox {
  let opened: Outbox | undefined
  beforeAll(async () => {
    opened = await openOutbox(context)
  })
  afterAll(async () => await opened?.close())
  return {
    collect: async () => (await opened?.collect()) ?? [],
    close: async () => await opened?.close(),
  }
}

async function take(path: string): Promise<ReadMail> {
  const bytes = await readFile(path)
  const { message } = readMessage(bytes)
  await rm(path)
  const part = (type: string): string => message.parts.find((one) => one.contentType === type)?.text() ?? ''
  const text = part('text/plain').replaceAll('\r\n', '\n')
  const link = /https?:\S+/.exec(text)?.[0] ?? ''
  return {
    to: message.to[0]?.address ?? '',
    subject: message.subject,
    text,
    html: part('text/html'),
    link,
    token: link.split('/').at(-1) ?? '',
    raw: bytes.toString('utf8'),
    header: (name) => fieldOf(message.headers, name),
  }
}
