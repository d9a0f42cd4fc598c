import { listEmails } from '@sextant/contract/emails/endpoints'
import { ReadingProgress, readProgress } from '@sextant/contract/emails/progress'
import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { Email, type ReadBy } from '@sextant/contract/emails/schemas'
import { page } from '@sextant/contract/kit/wire'
import { createSegment, updateSegment } from '@sextant/contract/segments/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mail } from '../kit/mails'
import { testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { readStay, scriptedExtractor, unsure } from '../kit/scripted-extractor'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const { extractor, result } = scriptedExtractor({
  extraction: { source: { id: 'ohm', name: 'Ohm', type: 'supplier' } },
})

const stay = (code: string, reader: string): Reservation =>
  readStay(code, { evidence: { name: { reader, part: '1', path: '1:1' } } })

const context = testContext()
const pipeline = testPipeline(context, extractor)

async function receive(reservations: Reservation[], diagnostics: Diagnostic[] = []): Promise<string> {
  Object.assign(result, { reservations, diagnostics })
  return await pipeline.receive(mail({ subject: `Mail ${Math.random()}` }))
}

const progress = async (query: object = {}): Promise<ReadingProgress[]> => {
  const { body } = await context.call(readProgress, { team: context.acme, query }, context.people.viewer)
  return z.parse(z.object({ data: z.array(ReadingProgress) }), body).data
}

/** A row of the sender; whatever is not given is zero. */
const row = (values: Partial<ReadingProgress>) => ({
  source: 'ohm',
  sender: 'Ohm',
  kind: null,
  markup: 0,
  definition: 0,
  words: 0,
  rule: 0,
  model: 0,
  manual: 0,
  unread: 0,
  corrected: 0,
  median_seconds: values.emails === 4 ? expect.any(Number) : null,
  ...values,
})

refusals(readProgress, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { start_date: 'yesterday' } }), field: 'start_date' }],
})

test('emails are counted by sender and kind, by what read them, with those corrected; each count leads to its emails', async () => {
  await receive([stay('M1', 'json-ld')])
  await receive([stay('D1', 'ohm')])
  await receive([stay('W1', 'words')])
  const entered = await receive([], [unsure])
  await receive([], [unsure])
  await receive([])
  const body = {
    traveler: 'Ada Byron',
    hotel_name: 'Hotel H1',
    start_datetime: '2027-05-01',
    end_datetime: '2027-05-02',
    email_id: entered,
  }
  await context.call(createSegment, { team: context.acme, type: 'hotel', body }, context.people.user)
  const [corrected] = await travelOf(context).segments({ search: 'W1' })
  const edit = { type: 'hotel' as const, id: corrected?.id ?? '', body: { hotel_name: 'Hotel W2' } }
  await context.call(updateSegment, { team: context.acme, ...edit }, context.people.user)

  const rows = await progress()
  expect(rows).toEqual([
    row({ kind: 'lodging', emails: 4, markup: 1, definition: 1, words: 1, manual: 1, corrected: 1 }),
    row({ emails: 1, unread: 1 }),
  ])
  expect(rows[0]?.median_seconds).toBeGreaterThanOrEqual(0)
  const listed = async (read_by: ReadBy) => {
    const { body: found } = await context.call(
      listEmails,
      { team: context.acme, query: { read_by } },
      context.people.viewer,
    )
    return z.parse(page(Email), found).data.map(({ id }) => id)
  }
  expect(await listed('manual')).toEqual([entered])
  expect(await listed('rule')).toEqual([])
  expect(await progress({ start_date: '2020-01-01', end_date: '2020-01-31' })).toEqual([])
})
