import type { segmentPurchaseChart } from '@sextant/contract/dashboard/charts'
import { compareUnitPrices } from '@sextant/domain/dashboard/unit-prices'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums, readUnits } from './store'

export const readSegmentPurchase: TeamVerb<typeof segmentPurchaseChart> = chart(async (tx, range) => {
  const units = await readUnits(tx, range)
  return byInterval(range, await readSums(tx, range, [range.type], ['all'])).map(({ interval, of }) => {
    const { lead_days, leads } = of({ class: 'all' })
    return {
      interval,
      days_before: leads > 0 ? Math.round((lead_days / leads) * 10) / 10 : null,
      segments: leads,
      ...compareUnitPrices(units.filter((unit) => unit.interval === interval)),
    }
  })
})
