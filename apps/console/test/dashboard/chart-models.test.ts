import { describe, expect, test } from 'vitest'
import * as models from '../../src/dashboard/chart-models'
import { chartCsv } from '../../src/dashboard/chart-table'
import { travelLink } from '../../src/dashboard/travel-link'

const meta = {
  interval: 'month',
  start_date: '2026-01-10',
  end_date: '2026-02-20',
  currency: 'EUR',
  last_updated: null,
  rates_date: null,
} as const

describe('sources (spec §9)', () => {
  const { rows } = models.segmentSources({
    sources: [
      {
        source: 'x',
        source_name: 'BCD Travel',
        class: 'TMC',
        segments: 4,
        segments_unique: 3,
        computed_spend: 5,
      },
      {
        source: null,
        source_name: 'Unknown',
        class: 'Non-TMC',
        segments: 1,
        segments_unique: 1,
        computed_spend: 0,
      },
    ],
  })

  test('show their class in text and color', () => {
    expect(rows.map(({ name, tone }) => [name, tone])).toEqual([
      ['BCD Travel (TMC)', 'managed'],
      ['Unknown', 'neutral'],
    ])
  })

  test('link to the records they count', () => {
    expect(rows.map(({ filter }) => filter)).toEqual([
      { source_name: 'BCD Travel', source_classification: 'tmc' },
      { source_name: 'Unknown', source_classification: 'direct,unknown' },
    ])
  })
})

test('bookings are drawn by air, hotel, car and rail (spec §9)', () => {
  const { columns, headline } = models.bookings([{ interval: '2026-01-01', air: 4, hotel: 3, car: 2, rail: 1 }])
  expect(columns.map(({ label, values }) => [label, ...values])).toEqual([
    ['Flights', 4],
    ['Hotels', 3],
    ['Cars', 2],
    ['Rail', 1],
  ])
  expect(headline.value).toBe(10)
})

test('average lead time weights each interval by its segments', () => {
  const row = { direct: null, tmc: null, avg_diff: null }
  const { headline } = models.segmentPurchase([
    { interval: '2026-01-01', days_before: 10, segments: 3, ...row },
    { interval: '2026-02-01', days_before: 50, segments: 1, ...row },
    { interval: '2026-03-01', days_before: null, segments: 0, ...row },
  ])
  expect(headline.value).toBe(20)
})

test('a mark links to the active segments of its days within the range', () => {
  expect(travelLink('/orgs/1/travel', meta, { first: '2026-01-01', by: 'booked' }, { type: 'activity' })).toBe(
    '/orgs/1/travel?type=transportation,restaurant,activity&start_date=2026-01-10&end_date=2026-01-31&date_by=booked&status=Active&sort=start_date:asc',
  )
  expect(travelLink('/orgs/1/travel', meta, { first: null, by: 'start' }, { source_name: 'A & B' })).toContain(
    'start_date=2026-01-10&end_date=2026-02-20&date_by=start&status=Active&source_name=A+%26+B',
  )
})

test('a CSV file has whole currency units and names the currency', () => {
  const spend = models.spend([
    {
      interval: '2026-01-01',
      direct: { total: 5, unique: 1 },
      tmc: { total: 123_456, unique: 2 },
      unknown: { total: 70, unique: 1 },
    },
  ])
  expect(chartCsv(spend, meta, false)).toBe(
    'Month,TMC EUR,Non-TMC EUR,Unknown EUR,"Travelers, TMC","Travelers, Non-TMC","Travelers, unknown"\r\n2026-01-01,1234.56,0.05,0.70,2,1,1\r\n',
  )
})
