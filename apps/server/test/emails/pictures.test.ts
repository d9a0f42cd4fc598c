import { readFileSync } from 'node:fs'
import { readEmail } from '@sextant/contract/emails/endpoints'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailWith } from '../../../../packages/extraction/test/documents/make-pictures'
import { makeExtractor } from '../../src/emails/extractor'
import { makePipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'

const picture = readFileSync(new URL('../../../../packages/ocr/test/stay.png', import.meta.url))
const budget = { threads: 1, timeMs: 20_000, memoryMb: 256, imageMs: 60_000 }

const context = testContext()

async function received(words: string, ocr: readonly string[]): Promise<EmailDetail> {
  const pipeline = makePipeline(context, makeExtractor({ ...budget, ocr }))
  try {
    const bytes = Buffer.from(mailWith(words, [{ type: 'image/png', bytes: picture }]))
    const id = await pipeline.receive(bytes)
    const { body } = await context.call(readEmail, { team: context.acme, id }, context.people.viewer)
    return z.object({ data: EmailDetail }).parse(body).data
  } finally {
    await pipeline.stop()
  }
}

test('an email reports that an image in it was not read', async () => {
  const { diagnostics, reservations } = await received('My hotel is attached.', [])
  expect(reservations).toEqual([])
  expect(diagnostics).toMatchObject([{ level: 'info', code: 'image-unread', part: '2' }])
})

test('an image in an email is read if OCR is enabled', async () => {
  const { diagnostics, reservations, segment_count } = await received('This is my hotel.', ['eng', 'deu', 'fra'])
  expect(diagnostics).toEqual([])
  expect(reservations).toMatchObject([{ kind: 'lodging', confirmation_no: 'QS4402817' }])
  expect(segment_count).toBe(1)
})
