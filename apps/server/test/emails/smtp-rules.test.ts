import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { maximumMessageBytes, readEmail, receiveEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listenSmtp, type SmtpListener } from '../../src/emails/listen-smtp'
import { openOutbox } from '../kit/outbox'
import { makePipeline, type Pipeline } from '../kit/pipeline'
import { programPath } from '../kit/programs'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
let smtp: SmtpListener
let pipeline: Pipeline
let box: { id: string; address: string }
beforeAll(async () => {
  box = await addMailbox(context.pool, context.acme)
  pipeline = makePipeline(context)
  smtp = await listenSmtp(context.services, { host: '127.0.0.1', port: 0 }, ['sextant.localhost'])
})
afterAll(async () => {
  await smtp.close()
  await pipeline.stop()
})

/** An SMTP session line by line, for input that no library would send. */
async function talk() {
  const socket: Socket = connect(smtp.port, '127.0.0.1')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const reply = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true) return 'closed'
      if (/^\d{3} /.test(value)) return value
    }
  }
  await reply()
  const say = async (line: string): Promise<string> => {
    socket.write(`${line}\r\n`)
    return await reply()
  }
  await say('EHLO tester.test')
  return {
    say,
    write: (bytes: string | Buffer): boolean => socket.write(bytes),
    drained: async () => void (await once(socket, 'drain')),
    reply,
    end: () => socket.destroy(),
  }
}

let sent = 0
/** Sends a message in a session of its own, and returns the last reply. */
async function send(header: readonly string[], from = 'ann@acme.test', to = box.address): Promise<string> {
  const server = await talk()
  await server.say(`MAIL FROM:<${from}>`)
  const known = await server.say(`RCPT TO:<${to}>`)
  if (!known.startsWith('250')) return known
  await server.say('DATA')
  const id = `Message-ID: <rules-${(sent += 1)}@test>`
  const said = await server.say([...header, id, '', 'Hello', '.'].join('\r\n'))
  server.end()
  return said
}
const idIn = (reply: string): string => /as (\d+)/.exec(reply)?.[1] ?? ''
async function readNow(id: string): Promise<EmailDetail> {
  await pipeline.drain()
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.owner)
  return z.parse(z.object({ data: EmailDetail }), body).data
}
const received = (host: string): string =>
  `Received: from a.test (a.test [192.0.2.1])\r\n\tby ${host} with ESMTP id x; Sat, 21 Nov 2026 10:00:00 +0000`

describe('an email in a mail loop', () => {
  test('is refused after ten passes: 554 5.4.6', async () => {
    const here = received('mx.sextant.localhost')
    expect(await send(Array.from({ length: 9 }, () => here))).toMatch(/^250/)
    expect(await send(Array.from({ length: 10 }, () => here))).toMatch(/^554 5\.4\.6 /)
    expect(await send(Array.from({ length: 10 }, () => received('mx.elsewhere.test')))).toMatch(/^250/)
  })
})

describe('an email that is too large', () => {
  test('is refused in advance if its size is declared: 552 5.3.4', async () => {
    const server = await talk()
    const said = await server.say(`MAIL FROM:<ann@acme.test> SIZE=${maximumMessageBytes + 1}`)
    expect(said).toMatch(/^552 5\.3\.4 /)
    expect(await server.say(`MAIL FROM:<ann@acme.test> SIZE=${maximumMessageBytes}`)).toMatch(/^250/)
    server.end()
  })

  test('is refused at its end if its size is not declared, and the session continues: 552 5.3.4', async () => {
    const server = await talk()
    await server.say('MAIL FROM:<ann@acme.test>')
    await server.say(`RCPT TO:<${box.address}>`)
    await server.say('DATA')
    const chunk = Buffer.alloc(1024 * 1024, `${'x'.repeat(62)}\r\n`)
    for (let at = 0; at <= maximumMessageBytes / chunk.length; at += 1) if (!server.write(chunk)) await server.drained()
    expect(await server.say('\r\n.')).toMatch(/^552 5\.3\.4 /)
    expect(await server.say('MAIL FROM:<ann@acme.test>')).toMatch(/^250/)
    server.end()
  })
})

describe('allowed senders', () => {
  test('email from an unknown sender is stored unread, as Rejected with the reason', async () => {
    await context.pool.query("update mailboxes set allowed_senders = '{@acme.test}' where id = $1", [box.id])
    const stranger = await readNow(idIn(await send(['From: Eve <eve@evil.test>', 'Subject: Hi'], 'eve@evil.test')))
    expect(stranger).toMatchObject({
      status: 'Rejected',
      status_reason: 'eve@evil.test is none of those who may send to this mailbox.',
      subject: 'Hi',
      reservations: [],
    })
  })

  test.each([
    ['in the envelope, as a rule forwards', 'ann@acme.test', 'noreply@air.test'],
    ['in the header, as people forward', 'bounce@mailer.test', 'Ann <Ann@ACME.test>'],
  ])('accepts an allowed sender: %s', async (_where, envelope, header) => {
    expect((await readNow(idIn(await send([`From: ${header}`], envelope)))).status).not.toBe('Rejected')
  })

  test('uploads by people are read, whoever wrote the email', async () => {
    const payload = Buffer.from('From: eve@evil.test\r\nSubject: by hand\r\n\r\nx')
    const { body } = await context.call(receiveEmail, { team: context.acme }, context.people.owner, {
      payload,
      headers: { 'content-type': 'message/rfc822' },
    })
    const { data } = z.parse(z.object({ data: z.object({ id: z.string() }) }), body)
    expect((await readNow(data.id)).status).not.toBe('Rejected')
    await context.pool.query("update mailboxes set allowed_senders = '{}'")
  })
})

test('no replies are sent: not to null senders, automatic email, or email to unknown addresses', async () => {
  const outbox = await openOutbox(context)
  expect(await send(['From: mailer-daemon@a.test', 'Auto-Submitted: auto-replied'], '')).toMatch(/^250/)
  expect(await send(['From: a@a.test', 'Auto-Submitted: auto-generated'])).toMatch(/^250/)
  expect(await send(['From: a@a.test'], 'a@a.test', 'nobody@sextant.localhost')).toMatch(/^550 5\.1\.1 /)
  await pipeline.drain()
  expect(await outbox.collect()).toEqual([])
  await outbox.close()
})

test('an inactive mailbox reports it: 550 by SMTP, 409 by HTTP', async () => {
  const other = await addMailbox(context.pool, context.acme)
  await context.pool.query("update mailboxes set status = 'Inactive' where id = $1", [other.id])
  expect(await send(['From: a@a.test'], 'a@a.test', other.address)).toMatch(/^550 5\.2\.1 This mailbox is inactive/)
  const form = `--x\r\ncontent-disposition: form-data; name="mailbox_id"\r\n\r\n${other.id}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.eml"\r\n\r\nSubject: a\r\n\r\nb\r\n--x--\r\n`
  const { status, body } = await context.call(receiveEmail, { team: context.acme }, context.people.owner, {
    payload: form,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([status, body]).toMatchObject([409, { message: expect.stringContaining('inactive') }])
})

test('the SMTP listener accepts email from the client swaks', async () => {
  const args = ['--server', `127.0.0.1:${smtp.port}`, '--from', 'ann@acme.test', '--to', box.address, '--silent', '2']
  const run = async (...more: readonly string[]): Promise<number | null> => {
    const child = spawn(programPath('swaks'), [...args, ...more], { stdio: 'ignore' })
    await once(child, 'exit')
    return child.exitCode
  }
  expect(await run('--body', `by swaks ${Date.now()}`)).toBe(0)
  // 26: the server refused the message after its end.
  expect(
    await run(
      ...Array.from({ length: 10 }, () => [
        '--add-header',
        received('sextant.localhost').replace('\r\n\t', ' '),
      ]).flat(),
    ),
  ).toBe(26)
})
