import { expect, test } from 'vitest'
import { mailModel } from '../../src/dashboard/mail-chart'
import { timeText } from '../../src/dashboard/mail-figures'
import { MailSearch, mailView } from '../../src/dashboard/mail-search'
import { readSearch } from '../../src/kit/search'

const viewOf = (raw: Record<string, string>) => mailView(readSearch(MailSearch, raw), '2026-03-11')

test('with nothing asked for, the last 7 days by day', () => {
  expect(viewOf({})).toMatchObject({
    span: { start: '2026-03-05', end: '2026-03-11' },
    interval: 'day',
    invalid: [],
  })
})

test('startDate and endDate of the address are the days, the latter open where it is left out (spec §2)', () => {
  expect(viewOf({ startDate: '2026-03-01', endDate: '2026-03-02' }).span).toEqual({
    start: '2026-03-01',
    end: '2026-03-02',
  })
  expect(viewOf({ startDate: '2026-03-01' }).span).toEqual({ start: '2026-03-01', end: '2026-03-11' })
  expect(viewOf({ startDate: '1 March' }).span).toEqual({ start: '2026-03-05', end: '2026-03-11' })
})

test('days that fit nothing give way to the usual ones, and are named', () => {
  expect(viewOf({ startDate: '2020-01-01' })).toMatchObject({
    span: { start: '2026-03-05', end: '2026-03-11' },
    invalid: ['start_date', 'end_date'],
  })
})

test('mails are counted by day and status; a status that none has is left out', () => {
  const day = (date: string, value: number) => ({ date, value })
  const model = mailModel({
    datasets: [
      { label: 'Processed', data: [day('2026-03-10', 2), day('2026-03-11', 1)] },
      { label: 'Failed', data: [day('2026-03-10', 0), day('2026-03-11', 0)] },
      { label: 'Held', data: [day('2026-03-10', 0), day('2026-03-11', 4)] },
    ],
  })
  expect(model.rows.map(({ name }) => name)).toEqual(['2026-03-10', '2026-03-11'])
  expect(model.columns.map(({ label, values }) => [label, values])).toEqual([
    ['Processed', [2, 1]],
    ['Held', [0, 4]],
  ])
  expect(model.headline.value).toBe(7)
})

test('times are said as people say them', () => {
  expect([undefined, 0.4, 812, 1500, 61_000].map(timeText)).toEqual(['–', '0 ms', '812 ms', '1.5 s', '61 s'])
})
