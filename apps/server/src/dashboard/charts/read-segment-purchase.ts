import type { segmentPurchaseChart } from '@sextant/contract/dashboard/charts'
import { averageDifference } from '@sextant/domain/dashboard/average-difference'
import { unitPrice } from '@sextant/domain/kit/money-text'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums } from './store'

export const readSegmentPurchase: TeamVerb<typeof segmentPurchaseChart> = chart(async (tx, range) =>
  byInterval(range, await readSums(tx, range, [range.type], ['tmc', 'direct', 'all'])).map(({ interval, of }) => {
    const { lead_days, leads } = of({ class: 'all' })
    const price = (side: 'direct' | 'tmc') => {
      const { cents, priced_units } = of({ class: side })
      return unitPrice(cents, priced_units)
    }
    const [direct, tmc] = [price('direct'), price('tmc')]
    return {
      interval,
      days_before: leads > 0 ? Math.round((lead_days / leads) * 10) / 10 : null,
      direct,
      tmc,
      segments: leads,
      avg_diff: averageDifference(direct, tmc),
    }
  }),
)
