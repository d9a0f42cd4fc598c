import { listEmails, maximumMessageBytes, receiveEmail } from '@sextant/contract/emails/endpoints'
import { Email } from '@sextant/contract/emails/schemas'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeAcceptor } from '../../src/emails/accept-messages'
import { listenSmtp, type SmtpListener } from '../../src/emails/listen-smtp'
import { mail } from '../kit/mails'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()
let smtp: SmtpListener
let box: { id: string; address: string }
beforeAll(async () => {
  box = await addMailbox(context.pool, context.acme)
  smtp = await listenSmtp(context.services, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => await smtp.close())

const emails = async (): Promise<Email[]> => {
  const { body } = await context.call(listEmails, { team: context.acme, query: { limit: 200 } }, context.people.viewer)
  return z.object({ data: z.array(Email) }).parse(body).data
}
const send = async (raw: Buffer, to: string | string[] = box.address) => {
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true })
  return await transport.sendMail({ envelope: { from: 'sender@x.test', to }, raw })
}

describe('email by SMTP', () => {
  test('is listed as soon as it is accepted', async () => {
    const { response } = await send(mail())
    expect(response).toMatch(/^250 Accepted as \d+/)
    expect((await emails())[0]).toMatchObject({
      status: 'Pending',
      mailbox_id: box.id,
      from_address: 'sender@x.test',
    })
  })

  test('with a label in the address reaches the mailbox too', async () => {
    const before = (await emails()).length
    await send(mail(), box.address.replace('@', '+paris@').toUpperCase())
    expect(await emails()).toHaveLength(before + 1)
  })

  test('to an address without a mailbox is refused: 550', async () => {
    await expect(send(mail(), 'nobody@sextant.localhost')).rejects.toMatchObject({ responseCode: 550 })
  })

  test('to an inactive mailbox or a deleted team is refused: 550', async () => {
    const other = await addMailbox(context.pool, context.globex)
    await context.pool.query("update mailboxes set status = 'Inactive' where address = $1", [other.address])
    await expect(send(mail(), other.address)).rejects.toMatchObject({ responseCode: 550 })
    await context.pool.query("update mailboxes set status = 'Active' where address = $1", [other.address])
    await context.pool.query("update teams set status = 'Deleted' where id = $1", [context.globex.id])
    await expect(send(mail(), other.address)).rejects.toMatchObject({ responseCode: 550 })
    await context.pool.query("update teams set status = 'Active' where id = $1", [context.globex.id])
  })

  test('that is too large is refused: 552', async () => {
    const large = Buffer.concat([mail(), Buffer.alloc(maximumMessageBytes, 'a\r\n')])
    await expect(send(large)).rejects.toMatchObject({ responseCode: 552 })
  })

  test('to mailboxes of two teams is delivered to each', async () => {
    const other = await addMailbox(context.pool, context.globex)
    const { response } = await send(mail(), [box.address, other.address])
    expect(response).toMatch(/Accepted as \d+, \d+/)
    const { rows } = await context.pool.query('select 1 from emails where team_id = $1', [context.globex.id])
    expect(rows).toHaveLength(1)
  })

  test('that could not be stored is not accepted: 451, and nothing remains of it', async () => {
    const before = (await emails()).length
    const { put } = context.services.blobs
    context.services.blobs.put = async () => await Promise.reject(new Error('disk full'))
    await expect(send(mail())).rejects.toMatchObject({ responseCode: 451 })
    context.services.blobs.put = put
    expect(await emails()).toHaveLength(before)
  })
})

describe('the same content again', () => {
  test('is one email if the sender was not acknowledged', async () => {
    const bytes = mail()
    await send(bytes)
    await expect
      .poll(async () => (await context.pool.query('select 1 from emails where not acknowledged')).rowCount)
      .toBe(0)
    await context.pool.query('update emails set acknowledged = false')
    const before = (await emails()).length
    await send(bytes)
    expect(await emails()).toHaveLength(before)
    await expect
      .poll(async () => (await context.pool.query("select 1 from email_events where type = 'deduplicated'")).rowCount)
      .toBe(1)
  })

  test('is a Duplicate if the sender was acknowledged', async () => {
    const bytes = mail()
    await context.pool.query('update emails set acknowledged = true')
    await send(bytes)
    await expect
      .poll(async () => (await context.pool.query('select 1 from emails where not acknowledged')).rowCount)
      .toBe(0)
    await send(bytes)
    expect((await emails())[0]).toMatchObject({ status: 'Duplicate' })
  })

  test('that comes at the same time, with others, is one email too; each is logged and queued by itself', async () => {
    const twice = mail()
    const accept = makeAcceptor(context.services)
    const via = { protocol: 'smtp', from: 'sender@x.test', to: box.address } as const
    const arrived = { team: context.acme.id, mailbox: box.id, via, acknowledged: false }
    const accepted = await Promise.all(
      [mail(), twice, mail(), twice, mail()].map(async (bytes) => await accept({ ...arrived, bytes })),
    )
    const ids = accepted.map(({ email }) => email.id)
    expect(new Set(ids).size).toBe(4)
    const { rows } = await context.pool.query(
      `select (select array_agg(type order by id) from email_events where email_id = emails.id) as log,
        (select count(*)::int from jobs where payload ->> 'emailId' = emails.id::text) as jobs
      from emails where id = any ($1) order by 1`,
      [ids],
    )
    const once = { log: ['received'], jobs: 1 }
    expect(rows).toEqual([once, once, once, { log: ['received', 'deduplicated'], jobs: 1 }])
  })
})

describe('email by HTTP', () => {
  const upload = async (payload: Buffer, headers: Record<string, string> = { 'content-type': 'message/rfc822' }) =>
    await context.call(receiveEmail, { team: context.acme }, context.people.owner, { payload, headers })

  test('is created: 201, in the team’s first mailbox', async () => {
    const { status, body } = await upload(mail())
    expect(status).toBe(201)
    expect(body).toMatchObject({ data: { status: 'Pending', mailbox_id: box.id } })
  })

  test('can be the part `file` of a form', async () => {
    const bytes = mail()
    const form = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="mailbox_id"\r\n\r\n'),
      Buffer.from(
        `${box.id}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.eml"\r\ncontent-type: message/rfc822\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const { status, body } = await upload(form, { 'content-type': 'multipart/form-data; boundary=x' })
    expect([status, body]).toMatchObject([201, { data: { size_bytes: bytes.length } }])
  })

  test('that already exists is a Duplicate: 200', async () => {
    const bytes = mail()
    await upload(bytes)
    expect(await upload(bytes)).toMatchObject({ status: 200, body: { data: { status: 'Duplicate' } } })
  })

  test('is rejected if it is empty (422), of another type (415), too large (413), or for an unknown mailbox (404)', async () => {
    expect((await upload(Buffer.alloc(0))).status).toBe(422)
    expect((await upload(mail(), { 'content-type': 'text/csv' })).status).toBe(415)
    expect((await upload(Buffer.alloc(maximumMessageBytes + 1))).status).toBe(413)
    const input = { team: context.acme, query: {}, body: { mailbox_id: '999' } }
    const form = Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="mailbox_id"\r\n\r\n999\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.eml"\r\n\r\na\r\n--x--\r\n',
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await context.call(receiveEmail, input, context.people.owner, { payload: form, headers })).status).toBe(404)
  })
})

const eml = { payload: Buffer.from('From: a@b.test\r\n\r\nx'), headers: { 'content-type': 'message/rfc822' } }
refusals(receiveEmail, () => context, { input: (team) => ({ team }), send: eml })
refusals(listEmails, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'limit', input: (team) => ({ team, query: { limit: 201 } }) },
    { field: 'start_date', input: (team) => ({ team, query: { start_date: 'today' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'x' } }) },
  ],
})
