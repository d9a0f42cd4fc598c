import { readFileSync } from 'node:fs'
import { readEmailText } from '@sextant/contract/emails/parsing-rule-endpoints'
import { EmailText } from '@sextant/contract/emails/parsing-rules'
import { one } from '@sextant/contract/kit/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readPng } from '../../../../packages/bytes/src/image/read-png'
import { pdfOfPages } from '../../../../packages/extraction/test/documents/make-pictures'
import { makeExtractor } from '../../src/emails/extractor'
import { learningOf } from '../kit/learning'
import { mixedMail } from '../kit/mixed-mail'
import { makePipeline, type Pipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const context = testContext()
let pipeline: Pipeline
let learning: ReturnType<typeof learningOf>
beforeAll(async () => {
  const ocr = ['eng', 'deu', 'fra']
  pipeline = makePipeline(context, makeExtractor({ threads: 1, timeMs: 60_000, memoryMb: 256, ocr, imageMs: 60_000 }))
  learning = learningOf(context, pipeline)
})
afterAll(async () => await pipeline.stop())

/** Stays with labels that no built-in reader knows, as screenshots. */
const sheets = [
  { house: 'Am Ufer', from: '2027-03-03', to: '2027-03-05', code: 'BL-1041' },
  { house: 'Zur Post', from: '2027-05-07', to: '2027-05-09', code: 'BL-2001' },
  { house: 'Am Tor', from: '2027-08-11', to: '2027-08-14', code: 'BL-4001' },
]
const sheet = (number: number): Buffer => readFileSync(new URL(`./pictures/sheet-${number}.png`, import.meta.url))

function scan(number: number): Buffer {
  const bitmap = readPng(sheet(number))
  if (!bitmap) throw new Error('The sheet is no picture.')
  return Buffer.from(pdfOfPages([bitmap]))
}

const files = {
  image: { type: 'image/png; name="blatt.png"', content: sheet },
  pdf: { type: 'application/pdf; name="blatt.pdf"', content: scan },
}
type FileKind = keyof typeof files

async function receive(kind: FileKind, number: number): Promise<string> {
  const { type, content } = files[kind]
  return await pipeline.receive(
    mixedMail({
      subject: `Blatt ${number}`,
      from: `Empfang <post@${kind}.test>`,
      parts: [
        { type: 'text/plain; charset=utf-8', content: 'Das Blatt liegt bei.\n' },
        { type, disposition: 'attachment; filename="blatt"', content: content(number) },
      ],
    }),
  )
}

const fileOf = async (id: string) => {
  const { body } = await context.call(readEmailText, { team: context.acme, id }, context.people.viewer)
  return z.parse(one(EmailText), body).data.parts.find(({ kind }) => kind !== 'message')
}

test('a booking in a picture that a person entered becomes a rule that reads the pictures of the sender’s next emails', async () => {
  const [first, second] = [await receive('image', 1), await receive('image', 2)]
  expect(await learning.emailOf(first)).toMatchObject({ reservations: [] })
  const [stay] = sheets
  await learning.enter(first, stay?.house ?? '', stay?.from ?? '', stay?.to ?? '', stay?.code ?? '')
  const proposal = await learning.proposalOf(first)
  expect(proposal.definition).toMatchObject({ reads: 'image', part: '2', sender: 'image.test' })
  expect(proposal.reading.reservation).toMatchObject({ name: stay?.house, confirmation_no: stay?.code })
  const { email_ids } = await learning.adopt(first, proposal)
  expect(email_ids).toEqual([second])
  const third = await receive('image', 3)
  for (const [id, { house, from, to, code } = {}] of [
    [second, sheets[1]],
    [third, sheets[2]],
  ] as const)
    expect(await learning.emailOf(id)).toMatchObject({
      status: 'Processed',
      read_by: 'rule',
      segment_count: 1,
      reservations: [
        { name: house, confirmation_no: code, start: { time: { local: from } }, end: { time: { local: to } } },
      ],
    })
  expect((await learning.emailOf(third)).attempt).toBe(1)
})

describe('the words of', () => {
  // A page of the scan is 612 by 792 points and shows the sheet from its lower left corner at 500 by 700 points.
  test.each([
    ['a picture', 'image', (left: number, top: number) => [left, top]],
    ['a scanned page', 'pdf', (left: number, top: number) => [(left * 500) / 612, (92 + top * 700) / 792]],
  ] as const)('%s are where they are shown', async (_, kind, place) => {
    const file = await fileOf(await receive(kind, 1))
    expect(file?.text.split('\n')).toContain('Bleibe   Am Ufer')
    expect(file?.words.map(({ text }) => text)).toEqual(
      'Zimmerblatt Bleibe Am Ufer Auf 03.03.2027 Ab 05.03.2027 Mal BL-1041'.split(' '),
    )
    const house = file?.words.find(({ text }) => text === 'Am')
    const [left = 0, top = 0] = place(0.414, 0.298)
    expect(house?.page).toBe(1)
    expect(house?.left).toBeCloseTo(left, 2)
    expect(house?.top).toBeCloseTo(top, 2)
  })
})
