import { readFileSync } from 'node:fs'
import { retryEmail } from '@sextant/contract/emails/content'
import { readEmailText, tryRule } from '@sextant/contract/emails/parsing-rule-endpoints'
import { EmailText, ParsingRuleReading } from '@sextant/contract/emails/parsing-rules'
import { createReprocess } from '@sextant/contract/emails/reprocess'
import { one } from '@sextant/contract/kit/wire'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pdfOfLines } from '../../../../packages/extraction/test/documents/pdf-of-lines'
import { redactEmail } from '../../src/emails/redact-email'
import { inTransaction } from '../../src/platform/database/transaction'
import { runNext } from '../../src/platform/jobs/run-next'
import { reprocessJobs } from '../../src/segments/reprocess/worker'
import { learningOf } from '../kit/learning'
import { mixedMail } from '../kit/mixed-mail'
import { testPipeline } from '../kit/pipeline'
import { sharedExtractor } from '../kit/shared-extractor'
import { testContext } from '../kit/test-context'

const extractor = sharedExtractor()
const context = testContext()
const pipeline = testPipeline(context, extractor)
const learning = learningOf(context, pipeline)

/** An email whose booking stands only in a PDF, with labels that no built-in reader knows. */
const voucher = (sender: string, house: string, from: string, to: string, code: string): Buffer =>
  mixedMail({
    subject: `Blatt ${code}`,
    from: `Empfang <post@${sender}>`,
    parts: [
      { type: 'text/plain; charset=utf-8', content: 'Das Blatt liegt bei.\n' },
      {
        type: 'application/pdf; name="blatt.pdf"',
        disposition: 'attachment; filename="blatt.pdf"',
        content: pdfOfLines(['Blatt', `Bleibe: ${house}`, `Auf: ${from}`, `Ab: ${to}`, `Mal: ${code}`]),
      },
    ],
  })

const wordsOf = async (id: string): Promise<EmailText> =>
  z.parse(one(EmailText), (await context.call(readEmailText, { team: context.acme, id }, context.people.viewer)).body)
    .data

const storedTexts = async (id: string): Promise<number> =>
  (await context.pool.query('select from email_file_texts where email_id = $1', [id])).rowCount ?? 0

describe('a booking in a PDF', () => {
  const sender = 'gasthof-blatt.test'

  test('that a person entered becomes a rule that reads the PDF of the sender’s next email', async () => {
    const first = await pipeline.receive(voucher(sender, 'Ohm', '3.3.2027', '5.3.2027', 'BL-1041'))
    const second = await pipeline.receive(voucher(sender, 'Zur Post', '7.5.2027', '9.5.2027', 'BL-2001'))
    expect((await learning.emailOf(first)).reservations).toEqual([])
    expect((await wordsOf(first)).parts).toMatchObject([
      { part: '1', kind: 'message', attachment_id: null, filename: null },
      {
        part: '2',
        kind: 'pdf',
        attachment_id: (await learning.emailOf(first)).attachments[0]?.id,
        filename: 'blatt.pdf',
        text: 'Blatt\nBleibe: Ohm\nAuf: 3.3.2027\nAb: 5.3.2027\nMal: BL-1041',
      },
    ])
    await learning.enter(first, 'Ohm', '2027-03-03', '2027-03-05', 'BL-1041')
    const proposal = await learning.proposalOf(first)
    expect(proposal.definition).toMatchObject({ reads: 'pdf', part: '2', sender })
    expect(proposal.trials.map(({ reading }) => reading.reservation?.name)).toEqual(
      expect.arrayContaining(['Zur Post', 'Ohm']),
    )
    const { email_ids } = await learning.adopt(first, proposal)
    expect(email_ids).toEqual([second])
    const read = await learning.emailOf(second)
    expect(read).toMatchObject({ status: 'Processed', reservations: [{ name: 'Zur Post' }] })
    expect(read.reservations[0]?.evidence['name']).toMatchObject({ reader: 'rule', part: '2', text: 'Zur Post' })
    const third = await pipeline.receive(voucher(sender, 'Am Tor', '7.8.2027', '9.8.2027', 'BL-4001'))
    expect(await learning.emailOf(third)).toMatchObject({
      status: 'Processed',
      attempt: 1,
      read_by: 'rule',
      reservations: [{ name: 'Am Tor' }],
    })
  })

  test('is marked in the workbench, and read where it was marked', async () => {
    const id = await pipeline.receive(voucher('bank.test', 'Haus Bank', '3.3.2027', '5.3.2027', 'BL-77'))
    const file = (await wordsOf(id)).parts.find(({ kind }) => kind === 'pdf')
    const text = file?.text ?? ''
    const mark = (field: 'name' | 'startDay' | 'endDay', value: string) => {
      const start = text.indexOf(value)
      return { field, within: 'text' as const, start, end: start + value.length }
    }
    const marks = [mark('name', 'Haus Bank'), mark('startDay', '3.3.2027'), mark('endDay', '5.3.2027')]
    const example = { kind: 'lodging' as const, sender: 'bank.test', subject: '', email_id: id, part: '2', marks }
    const { body } = await context.call(tryRule, { team: context.acme, body: example }, context.people.owner)
    const { reading } = z.parse(one(z.object({ reading: ParsingRuleReading })), body).data
    expect(reading).toMatchObject({ fault: null, reservation: { name: 'Haus Bank' } })
  })
})

test('a booking in a picture that was not read becomes no rule, and the reason says so', async () => {
  const picture = readFileSync(new URL('../../../../packages/ocr/test/stay.png', import.meta.url))
  const parts = [
    { type: 'text/plain; charset=utf-8', content: 'Das Bild liegt bei.\n' },
    { type: 'image/png; name="blatt.png"', disposition: 'attachment; filename="blatt.png"', content: picture },
  ]
  const id = await pipeline.receive(mixedMail({ subject: 'Blatt', from: 'Empfang <post@bild.test>', parts }))
  await learning.enter(id, 'Quayside Hotel', '2026-09-14', '2026-09-17', 'QS4402817')
  expect((await learning.propose(id)).reason).toMatch(/It has a picture whose text was not read/)
})

describe('the text of a file', () => {
  const received = async (code: string) =>
    await pipeline.receive(voucher('text.test', 'Haus Text', '3.3.2027', '5.3.2027', code))
  const forget = async (id: string) =>
    await context.pool.query('delete from email_file_texts where email_id = $1', [id])

  test('of an email from before is stored once the email is read again', async () => {
    const id = await received('BL-301')
    await forget(id)
    expect((await wordsOf(id)).parts).toHaveLength(1)
    await context.call(retryEmail, { team: context.acme, id }, context.people.owner)
    await pipeline.drain()
    expect((await wordsOf(id)).parts).toHaveLength(2)
  })

  test('is stored by the preview of a reprocess, whether anything would change or not', async () => {
    const id = await received('BL-302')
    await forget(id)
    const days = { start_date: '2020-01-01', end_date: '2099-12-31' }
    const created = await context.call(createReprocess, { team: context.acme, body: days }, context.people.owner)
    expect(created.status).toBe(201)
    const handled = new Map(reprocessJobs(extractor).map((job) => [job.kind, job]))
    while (await runNext(context.services, handled));
    expect(await storedTexts(id)).toBe(1)
  })

  test('is deleted with its message, and no other team sees it', async () => {
    const id = await received('BL-303')
    expect(await storedTexts(id)).toBe(1)
    const elsewhere = { team: context.globex, id }
    expect((await context.call(readEmailText, elsewhere, context.globexOwner)).status).toBe(404)
    const { rows } = await context.pool.query<{ content_hash: Buffer }>(
      'select content_hash from emails where id = $1',
      [id],
    )
    const scope = { team: context.acme.id, person: null }
    await inTransaction(
      context.services.db,
      scope,
      async (tx) => await redactEmail(tx, { id, content_hash: rows[0]?.content_hash ?? Buffer.of() }),
    )
    expect(await storedTexts(id)).toBe(0)
  })
})
