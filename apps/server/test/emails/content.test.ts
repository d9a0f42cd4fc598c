import {
  downloadAttachment,
  downloadEmail,
  listEmailAttachments,
  RenderedEmail,
  renderEmail,
  retryEmail,
} from '@sextant/contract/emails/content'
import { readEmail } from '@sextant/contract/emails/endpoints'
import { Attachment, EmailDetail } from '@sextant/contract/emails/schemas'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eventsOf } from '../kit/events'
import { flight, mail, newsletter } from '../kit/mails'
import { mixedMail } from '../kit/mixed-mail'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
const pipeline = testPipeline(context)
let paper: string
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  paper = await pipeline.receive(
    mixedMail({
      subject: 'Papers of the journey',
      parts: [
        { type: 'text/plain; charset=utf-8', content: 'Grüße aus dem Büro' },
        {
          type: 'text/html; charset=utf-8',
          content: '<p>Logo: <img src="cid:Logo%40desk"><img src="cid:draw@desk"></p>',
        },
        { type: 'image/png', content: pixel, disposition: 'inline', contentId: 'logo@desk' },
        {
          type: 'image/svg+xml',
          content: '<svg onload="x()"/>',
          disposition: 'inline',
          contentId: 'draw@desk',
        },
        {
          type: 'text/html',
          content: '<script>steal()</script>',
          disposition: 'attachment; filename="../bill.html"',
        },
        {
          type: 'application/pdf',
          content: '%PDF-1.4 made up',
          disposition: 'attachment; filename="voucher.pdf"',
        },
        {
          type: 'application/octet-stream',
          content: 'made up',
          disposition: "attachment; filename*=UTF-8''ticket%E2%80%AEfdp.exe",
        },
      ],
    }),
  )
})

const rendered = async (type: RenderedEmail['type'], id = paper): Promise<RenderedEmail> => {
  const input = { team: context.acme, id, query: { type } }
  const { body } = await context.call(renderEmail, input, context.people.viewer)
  return z.object({ data: RenderedEmail }).parse(body).data
}
const read = async (id: string): Promise<EmailDetail> => {
  const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: EmailDetail }).parse(body).data
}
const filesOf = async (id: string): Promise<Attachment[]> => {
  const { body } = await context.call(listEmailAttachments, { team: context.acme, id }, context.people.viewer)
  return z.object({ data: z.array(Attachment) }).parse(body).data
}
const messageOf = (body: unknown): string => ErrorBody.parse(body).message

for (const endpoint of [renderEmail, downloadEmail, listEmailAttachments, retryEmail])
  refusals(endpoint, () => context, { input: (team) => ({ team, id: paper }) })
refusals(downloadAttachment, () => context, { input: (team) => ({ team, id: paper, attachmentId: '1' }) })

test('a file name contains no bidirectional control characters, in the list and in the download', async () => {
  const program = (await filesOf(paper)).find(({ filename }) => filename?.endsWith('.exe'))
  expect(program?.filename).toBe('ticket_fdp.exe')
  const detail = await read(paper)
  expect(detail.attachments).toContainEqual(program)
  const input = { team: context.acme, id: paper, attachmentId: program?.id ?? '' }
  const { headers } = await context.call(downloadAttachment, input, context.people.viewer)
  expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''ticket_fdp.exe")
})

describe('a message', () => {
  test('is rendered as HTML with its images, except those that could contain a script', async () => {
    const { content, images, truncated } = await rendered('html')
    expect(content).toContain('<img src="cid:Logo%40desk">')
    expect(Object.keys(images)).toEqual(['logo@desk'])
    expect(images['logo@desk']).toBe(`data:image/png;base64,${pixel.toString('base64')}`)
    expect(truncated).toBe(false)
  })

  test('is shown as text, as headers and as source', async () => {
    expect((await rendered('text')).content).toBe('Grüße aus dem Büro')
    expect((await rendered('headers')).headers).toContainEqual({
      name: 'Subject',
      value: 'Papers of the journey',
    })
    expect((await rendered('raw')).content).toContain('Content-Type: multipart/mixed; boundary="edge"')
  })

  test('without HTML is rendered without it', async () => {
    const id = await pipeline.receive(newsletter())
    expect((await rendered('html', id)).content).toBeNull()
    expect((await rendered('text', id)).content).toContain('Fly to Rome')
  })

  test('that is very long is cut off', async () => {
    const id = await pipeline.receive(
      mixedMail({ parts: [{ type: 'text/html', content: '<p>on and on</p>'.repeat(80_000) }] }),
    )
    const { content, truncated } = await rendered('html', id)
    expect([content?.length, truncated]).toEqual([1_000_000, true])
  })

  test('is downloaded unmodified', async () => {
    const { body, headers } = await context.call(
      downloadEmail,
      { team: context.acme, id: paper },
      context.people.viewer,
    )
    expect(headers['content-type']).toBe('message/rfc822')
    expect(headers['content-disposition']).toContain('attachment')
    expect(String(body)).toContain('Subject: Papers of the journey\r\n')
  })

  test('has no other rendering: 422', async () => {
    const response = await context.app.inject({
      url: `/api/orgs/${context.acme.id}/emails/${paper}/rendered?type=pdf`,
      headers: { cookie: context.people.viewer.cookie },
    })
    expect(response.statusCode).toBe(422)
  })
})

describe('an attachment', () => {
  test('is served as a download with a type that no page executes', async () => {
    const files = await filesOf(paper)
    const page = files.find(({ content_type: type }) => type === 'text/html')
    const { body, headers } = await context.call(
      downloadAttachment,
      { team: context.acme, id: paper, attachmentId: page?.id ?? '' },
      context.people.viewer,
    )
    expect(body).toBe('<script>steal()</script>')
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''.._bill.html",
    })
    const pdf = files.find(({ filename }) => filename === 'voucher.pdf')
    const answer = await context.call(
      downloadAttachment,
      { team: context.acme, id: paper, attachmentId: pdf?.id ?? '' },
      context.people.viewer,
    )
    expect(answer.headers['content-type']).toBe('application/pdf')
  })

  test('of another email is not found', async () => {
    const other = await pipeline.receive(newsletter())
    const [file] = await filesOf(paper)
    const input = { team: context.acme, id: other, attachmentId: file?.id ?? '' }
    expect((await context.call(downloadAttachment, input, context.people.viewer)).status).toBe(404)
  })
})

describe('a retry', () => {
  const retry = async (id: string) => await context.call(retryEmail, { team: context.acme, id }, context.people.owner)

  test('reads the email again without creating duplicates', async () => {
    const id = await pipeline.receive(mail({ reservations: [flight({ code: 'AGAIN1' })] }))
    const created = (await eventsOf(context, 'segment.created')).length
    expect(await retry(id)).toMatchObject({ status: 200, body: { data: { id } } })
    expect((await read(id)).status).toBe('Pending')
    await pipeline.drain()
    expect(await read(id)).toMatchObject({ status: 'Processed', attempt: 2, segment_count: 1 })
    expect((await eventsOf(context, 'segment.created')).length).toBe(created)
    const audit = "select actor from audit_events where action = 'emails.retry' and target = $1"
    expect((await context.pool.query(audit, [`email:${id}`])).rows).toEqual([
      { actor: `user:${context.people.owner.id}` },
    ])
  })

  test('keeps the IDs of the attachments, so their URLs stay valid', async () => {
    const notes = { type: 'text/plain', content: 'Notes', disposition: 'attachment; filename="notes.txt"' }
    const sheet = { type: 'text/csv', content: 'a,b', disposition: 'attachment; filename="sheet.csv"' }
    const id = await pipeline.receive(mixedMail({ parts: [{ type: 'text/plain', content: 'Hello' }, notes, sheet] }))
    const before = await filesOf(id)
    expect(before.map(({ filename }) => filename)).toEqual(['notes.txt', 'sheet.csv'])
    await retry(id)
    await pipeline.drain()
    expect((await read(id)).attempt).toBe(2)
    expect(await filesOf(id)).toEqual(before)
  })

  test('is refused while the email is being read, and for a duplicate', async () => {
    const bytes = mail({ reservations: [flight({ code: 'AGAIN2' })] })
    const id = await pipeline.receive(bytes)
    await retry(id)
    const second = await retry(id)
    expect([second.status, messageOf(second.body)]).toEqual([409, 'This email is being read already.'])
    await pipeline.drain()
    const copy = await pipeline.receive(bytes, null)
    const ofCopy = await retry(copy)
    expect([ofCopy.status, messageOf(ofCopy.body)]).toEqual([409, 'This email is a duplicate. Retry the original.'])
  })

  test('is refused if the message is no longer stored', async () => {
    const id = await pipeline.receive(newsletter())
    await context.pool.query('update emails set redacted = true where id = $1', [id])
    const { status, body } = await retry(id)
    expect([status, messageOf(body)]).toEqual([409, 'The message of this email is no longer stored.'])
    const shown = await context.call(renderEmail, { team: context.acme, id }, context.people.viewer)
    expect([shown.status, messageOf(shown.body)]).toEqual([404, 'The message of this email is no longer stored.'])
    expect((await read(id)).message_kept).toBe(false)
  })
})
