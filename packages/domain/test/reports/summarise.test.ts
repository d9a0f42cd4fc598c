import fc from 'fast-check'
import { expect, test } from 'vitest'
import { average, price, share, total } from '../../src/reports/measures'
import { maxGroups, type Outline, summarise } from '../../src/reports/summarise'

type Row = {
  readonly who: string | null
  readonly day: string
  readonly cents: number
  readonly nights: number
}

const outline: Outline<Row> = {
  sums: ({ cents, nights }) => ({ stays: 1, cents, nights, dear: cents > 100_00 ? 1 : 0 }),
  person: ({ who }) => who,
  figures: [total('cents', 'Spend', 'money'), total('stays', 'Stays'), price('cents', 'nights', 'Rate')],
  measures: [
    total('stays', 'Stays'),
    total('cents', 'Spend', 'money'),
    average('nights', 'stays', 'Nights', 'number'),
    share('dear', 'stays', 'Dear'),
  ],
  weight: 'cents',
  breakdowns: [{ id: 'who', label: 'Who', of: ({ who }) => who }],
  chart: { label: 'Spend', unit: 'money', series: [{ id: 'cents', label: 'Spend' }], day: ({ day }) => day },
}
const week = { start: '2027-03-01', end: '2027-03-07' }
const summed = (rows: readonly Row[], of: Outline<Row> = outline) => {
  const summary = summarise(of, week)
  for (const row of rows) summary.add(row)
  return summary.end()
}

test('a report sums up totals, travelers, groups by weight and the days of a chart', () => {
  const { rows, summary, groups } = summed([
    { who: 'Ada', day: '2027-03-02', cents: 240_00, nights: 2 },
    { who: 'Grace', day: '2027-03-02', cents: 90_00, nights: 1 },
    { who: 'Grace', day: '2027-03-04', cents: 400_00, nights: 3 },
    { who: null, day: '2027-03-04', cents: 10_00, nights: 1 },
  ])
  expect(rows).toBe(4)
  expect(summary.figures.map(({ label, value }) => [label, value])).toEqual([
    ['Spend', 740_00],
    ['Stays', 4],
    ['Travelers', 2],
    ['Rate', 105.71],
  ])
  expect(groups.get('who')).toEqual([
    { name: 'Grace', values: [2, 490_00, 2, 50] },
    { name: 'Ada', values: [1, 240_00, 2, 100] },
    { name: 'Unknown', values: [1, 10_00, 1, 0] },
  ])
  expect(summary.chart).toMatchObject({ interval: 'day' })
  expect(summary.chart?.points.map(({ values }) => values[0])).toEqual([0, 330_00, 0, 410_00, 0, 0, 0])
})

test('an empty report has no groups and no rate', () => {
  const { rows, summary, groups } = summed([])
  expect([rows, groups.get('who')]).toEqual([0, []])
  expect(summary.figures.at(-1)).toEqual({ label: 'Rate', unit: 'price', value: null })
})

test('a chart without days shows the largest groups', () => {
  const { day: _, ...chart } = outline.chart
  const { summary } = summed(
    Array.from({ length: 12 }, (_, at) => ({ who: `P${at}`, day: week.start, cents: at, nights: 1 })),
    { ...outline, chart },
  )
  expect(summary.chart?.interval).toBeNull()
  expect(summary.chart?.points.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `P${11 - at}`))
})

test('groups add up to the totals, even if there are too many to list', () => {
  const rows = fc.array(
    fc.record({
      who: fc.option(fc.constantFrom('Ada', 'Grace', 'Edsger', '')),
      day: fc.constantFrom('2027-03-01', '2027-03-07'),
      cents: fc.integer({ min: -500_00, max: 500_00 }),
      nights: fc.integer({ min: 0, max: 9 }),
    }),
  )
  const spendOf = (report: ReturnType<typeof summed>) =>
    (report.groups.get('who') ?? []).reduce((sum, { values }) => sum + (values[1] ?? 0), 0)
  fc.assert(
    fc.property(rows, (some) => {
      const report = summed(some)
      expect(spendOf(report)).toBe(report.summary.figures[0]?.value)
      expect(report.summary.chart?.points.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(spendOf(report))
    }),
  )
  const many = Array.from({ length: maxGroups + 5 }, (_, at) => ({
    who: `P${at}`,
    day: week.start,
    cents: 1,
    nights: 1,
  }))
  const report = summed(many)
  expect(report.groups.get('who')).toHaveLength(maxGroups + 1)
  expect(report.groups.get('who')?.[0]).toMatchObject({ name: 'All others', values: [5, 5, 1, 0] })
  expect(spendOf(report)).toBe(maxGroups + 5)
})
