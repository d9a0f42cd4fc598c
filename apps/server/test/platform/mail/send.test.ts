import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { inTransaction, noScope } from '../../../src/platform/database/transaction'
import { runNext } from '../../../src/platform/jobs/run-next'
import { postMail } from '../../../src/platform/mail/jobs'
import type { Mail } from '../../../src/platform/mail/mail'
import { openMailer } from '../../../src/platform/mail/mailer'
import { handleMail } from '../../../src/platform/mail/worker'
import { testOutbox } from '../../kit/outbox'
import { testContext } from '../../kit/test-context'

const context = testContext()
const outbox = testOutbox(context)

const mail: Mail = {
  to: 'ada@example.test',
  subject: 'Grüße & <more>',
  paragraphs: ['Hello Ada & "all" – welcome.', 'Two\nlines.'],
  link: { label: 'Open the door', url: 'https://x.test/t/AAAAAAAAAAAAAAAAAAAAAA' },
}
const post = async (message: Mail = mail): Promise<void> =>
  await inTransaction(context.services.db, noScope, async (tx) => await postMail(tx, context.services.secrets, message))

describe('an email', () => {
  test('arrives readable with and without HTML', async () => {
    await post()
    const [read] = await outbox.collect()
    expect(read).toMatchObject({ to: mail.to, subject: mail.subject, link: mail.link?.url })
    expect(read?.text).toContain('Hello Ada & "all" – welcome.\n\nTwo\nlines.\n\nOpen the door:\nhttps://x.test/t/')
    expect(read?.html).toContain('Hello Ada &amp; &quot;all&quot; – welcome.')
    expect(read?.html).toContain(`href="${mail.link?.url}"`)
    expect(read?.header('Content-Type')).toContain('multipart/alternative')
    expect(read?.header('Auto-Submitted')).toBe('auto-generated')
    expect(read?.header('Message-ID')).toMatch(/^<[\w-]+@x\.test>$/)
  })

  test('is readable as a file in the outbox', async () => {
    const words = 'A sentence that is a good deal longer than one line of a mail ought to be, and then some.'
    await post({ ...mail, subject: 'Plain', paragraphs: [words] })
    const [read] = await outbox.collect()
    expect(read?.raw).toContain('Content-Transfer-Encoding: 7bit')
    expect(read?.raw).toContain(`\r\n${mail.link?.url}\r\n`)
    expect(read?.text.replaceAll('\n', ' ')).toContain(words)
  })

  test('is never sent if its transaction is rolled back', async () => {
    const undone = inTransaction(context.services.db, noScope, async (tx) => {
      await postMail(tx, context.services.secrets, mail)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await outbox.collect()).toEqual([])
  })

  test('is sealed in the queue: the database contains neither link nor address', async () => {
    await post()
    const { rows } = await context.pool.query<{ payload: unknown }>("select payload from jobs where kind = 'mail.send'")
    expect(JSON.stringify(rows)).not.toMatch(/example\.test|AAAAAAAA|Hello/)
    expect(await outbox.collect()).toHaveLength(1)
  })

  test('has no second recipient or injected header, whatever its fields contain', async () => {
    await post({ ...mail, to: 'ada@example.test', subject: 'Hi\r\nBcc: eve@example.test' })
    const [read] = await outbox.collect()
    expect(read?.header('Bcc')).toBe('')
    expect(read?.to).toBe('ada@example.test')
  })
})

describe('a mail server', () => {
  test('that refuses is retried with the same message id until it accepts', async () => {
    const seen: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk) => (text += String(chunk)))
        stream.on('end', () => {
          seen.push(/^Message-ID: (.+)$/m.exec(text)?.[1]?.trim() ?? '')
          done(seen.length === 1 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
        })
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const settings = { url: `smtp://127.0.0.1:${port}`, from: 'x@y.test', outbox: '' }
    const mailer = openMailer(settings, context.services.log)
    const handled = handleMail(mailer)
    const work = async () => await runNext(context.services, new Map([[handled.kind, handled]]))
    await post()
    await work()
    expect(await work()).toBe(false)
    await context.pool.query('update jobs set run_at = now()')
    await work()
    expect(seen).toHaveLength(2)
    expect(seen[0]).toBe(seen[1])
    expect((await context.pool.query("select 1 from jobs where kind = 'mail.send'")).rowCount).toBe(0)
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
})
