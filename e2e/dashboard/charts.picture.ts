import type { Page } from '@playwright/test'
import * as charts from '@sextant/contract/dashboard/charts'
import { answer, expectPicture, pictureTime } from '../kit/pictures'
import { test } from '../kit/test'

const months = ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']
const meta = {
  interval: 'month',
  start_date: '2025-10-01',
  end_date: '2026-03-31',
  currency: 'EUR',
  last_updated: '2026-03-10T16:20:00Z',
  rates_date: '2026-03-01',
} as const

/** A value that varies with the months in a reproducible way. */
const wave = (at: number, size: number, shift = 0): number => Math.round(size * (1 + Math.sin(at + shift) / 2))

const each = <T extends object>(of: (at: number) => T) => months.map((interval, at) => ({ interval, ...of(at) }))

async function answerCharts(page: Page): Promise<void> {
  const type = (at: number) => ({
    air: wave(at, 90),
    hotel: wave(at, 50, 1),
    car: wave(at, 12, 2),
    rail: wave(at, 30, 3),
  })
  await answer(page, charts.travelChart, {
    data: each((at) => ({ ...type(at), activity: wave(at, 20, 4), unique: wave(at, 60) })),
    meta,
  })
  await answer(page, charts.bookingsChart, { data: each(type), meta })
  await answer(page, charts.spendChart, {
    data: each((at) => ({
      direct: { total: wave(at, 2_100_000), unique: 20 },
      tmc: { total: wave(at, 5_400_000, 2), unique: 40 },
      unknown: { total: wave(at, 300_000), unique: 5 },
    })),
    meta,
  })
  await answer(page, charts.segmentBookingsChart, {
    data: each((at) => {
      const [direct, tmc] = [wave(at, 70), wave(at, 130, 1)]
      return { direct, tmc, unknown: 9, segments: direct + tmc + 9, segments_unique: direct + tmc }
    }),
    meta,
  })
  await answer(page, charts.hotelNightsChart, {
    data: each((at) => ({
      nights: wave(at, 140),
      segments: wave(at, 50, 1),
      computed_ppu: 120 + at,
      computed_spend: wave(at, 1_700_000),
    })),
    meta,
  })
  await answer(page, charts.segmentPurchaseChart, {
    data: each((at) => ({
      days_before: at === 3 ? null : wave(at, 20),
      segments: at === 3 ? 0 : 40,
      direct: 210 + at,
      tmc: 190,
      avg_diff: 10.5 + at,
    })),
    meta,
  })
  await answer(page, charts.segmentCostsChart, {
    data: {
      direct: { segments: 420, computed_spend: 9_300_000, computed_ppu: 221.43 },
      tmc: { segments: 780, computed_spend: 15_600_000, computed_ppu: 200 },
      unknown: { segments: 30, computed_spend: 420_000 },
      avg_diff: 10.72,
    },
    meta,
  })
  await answer(page, charts.segmentSourcesChart, {
    data: {
      sources: ['Northwind Travel', 'Unknown', 'Contoso', 'Fabrikam', 'Tailspin', 'Wingtip'].map((source_name, at) => ({
        source: source_name === 'Unknown' ? null : source_name.toLowerCase(),
        source_name,
        class: at % 2 === 0 ? ('TMC' as const) : ('Non-TMC' as const),
        segments: 640 >> at,
        segments_unique: 600 >> at,
        computed_spend: 8_000_000 >> at,
      })),
    },
    meta,
  })
}

test('draws the eight charts', async ({ page, as }) => {
  test.slow()
  await page.clock.setFixedTime(pictureTime)
  await answerCharts(page)
  await as('owner')
  await page.goto('/orgs/1/dashboard?start_date=2025-10-01&end_date=2026-03-31&compare=previous')
  await expectPicture(page.getByRole('region', { name: '1 Oct 2025 – 31 Mar 2026' }), 'charts')
})
