import { expect, test } from 'vitest'
import { mailModel } from '../../src/dashboard/mail-chart'
import { timeText } from '../../src/dashboard/mail-figures'
import { MailSearch, mailView } from '../../src/dashboard/mail-search'
import { readSearch } from '../../src/kit/search'

const viewOf = (raw: Record<string, string>) => mailView(readSearch(MailSearch, raw), '2026-03-11')

test('the email dashboard defaults to the last 7 days by day', () => {
  expect(viewOf({})).toMatchObject({
    span: { start: '2026-03-05', end: '2026-03-11' },
    interval: 'day',
    invalid: [],
  })
})

test('the email dashboard takes the days from startDate and endDate, and ends today without the latter (spec §2)', () => {
  expect(viewOf({ startDate: '2026-03-01', endDate: '2026-03-02' }).span).toEqual({
    start: '2026-03-01',
    end: '2026-03-02',
  })
  expect(viewOf({ startDate: '2026-03-01' }).span).toEqual({ start: '2026-03-01', end: '2026-03-11' })
  expect(viewOf({ startDate: '1 March' }).span).toEqual({ start: '2026-03-05', end: '2026-03-11' })
})

test('invalid dates fall back to the default and are reported', () => {
  expect(viewOf({ startDate: '2020-01-01' })).toMatchObject({
    span: { start: '2026-03-05', end: '2026-03-11' },
    invalid: ['start_date', 'end_date'],
  })
})

test('emails are counted by day and status, without empty statuses', () => {
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

test('durations are formatted for people', () => {
  expect([undefined, 0.4, 812, 1500, 61_000].map(timeText)).toEqual(['–', '0 ms', '812 ms', '1.5 s', '61 s'])
})
