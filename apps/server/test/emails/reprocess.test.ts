import {
  applyReprocess,
  cancelReprocess,
  createReprocess,
  listReprocesses,
  listReprocessItems,
  readReprocess,
} from '@sextant/contract/emails/reprocess'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { flight, mail, stay } from '../kit/mails'
import { refusals } from '../kit/refusals'
import { blind, days, mistaken, openLab, todays } from '../kit/rereading'
import type { TestContext } from '../kit/test-context'

const lab = await openLab()
const { context, pipeline, asOwner, preview, itemsOf, mailOf, countOf, newest } = lab
afterEach(lab.clean)
afterAll(lab.close)

const team = (ref: TestContext['acme']) => ({ team: ref, id: '1' })
refusals(createReprocess, () => context, {
  input: (ref) => ({ team: ref, body: days }),
  wrong: [
    { input: (ref) => ({ team: ref, body: { ...days, end_date: '2019-12-31' } }), field: 'end_date' },
    { input: (ref) => ({ team: ref, body: { ...days, start_date: 'soon' } }), field: 'start_date' },
    {
      input: (ref) => ({ team: ref, body: { start_date: '2001-01-01', end_date: '2001-01-02' } }),
      field: 'start_date',
    },
  ],
})
refusals(listReprocesses, () => context, { input: (ref) => ({ team: ref }) })
for (const endpoint of [readReprocess, listReprocessItems, applyReprocess, cancelReprocess])
  refusals(endpoint, () => context, { input: team })

describe('a preview', () => {
  test('reports additions, and changes nothing', async () => {
    lab.rules = blind
    const id = await pipeline.receive(mail({ reservations: [flight({ code: 'NEW1' }), stay({ code: 'NEW2' })] }))
    lab.rules = todays
    const before = [await countOf('segments'), await countOf('events')]
    expect(await preview()).toMatchObject({ status: 'Ready', emails: 1, previewed: 1, added: 2, changed: 0 })
    expect([await countOf('segments'), await countOf('events')]).toEqual(before)
    const [item] = await itemsOf((await newest()).id)
    expect(item).toMatchObject({ email_id: id, status_before: 'No Travel Data', status_after: 'Processed' })
    expect(item?.differences.map(({ change, type, segment_id }) => [change, type, segment_id])).toEqual([
      ['added', 'air', null],
      ['added', 'hotel', null],
    ])
    expect(await mailOf(id)).toMatchObject({ status: 'No Travel Data', attempt: 1 })
  })

  test('reports changes field by field, and deletions', async () => {
    lab.rules = (found) => [
      ...mistaken(found),
      ...found.map((it) => ({ ...it, confirmation_no: 'GHOST', name: 'Ghost' })),
    ]
    await pipeline.receive(mail({ reservations: [stay({ code: 'CHG1' })] }))
    expect(await countOf('segments')).toBe(2)
    lab.rules = todays
    expect(await preview()).toMatchObject({ changed: 1, removed: 1, added: 0 })
    const [item] = await itemsOf((await newest()).id)
    const changed = item?.differences.find(({ change }) => change === 'changed')
    expect(changed?.fields).toContainEqual({
      field: 'hotel_name',
      before: 'Hotel Mistaken',
      after: 'Hôtel des Quais',
    })
    expect(item?.differences.find(({ change }) => change === 'removed')).toMatchObject({ title: 'Ghost' })
  })

  test('runs one at a time, and skips emails that cannot be read again', async () => {
    await pipeline.receive(mail())
    await context.pool.query('update emails set redacted = true')
    const nothing = await context.call(createReprocess, { ...asOwner(), body: days }, context.people.owner)
    expect(nothing.status).toBe(422)
    await pipeline.receive(mail({ reservations: [stay()] }))
    expect(await preview()).toMatchObject({ emails: 1 })
    const second = await context.call(createReprocess, { ...asOwner(), body: days }, context.people.owner)
    expect([second.status, ErrorBody.parse(second.body).code]).toEqual([409, 'conflict'])
  })
})
