import type { segmentCostsChart } from '@sextant/contract/dashboard/charts'
import { compareUnitPrices, summedUnits } from '@sextant/domain/dashboard/unit-prices'
import type { TeamVerb } from '../../platform/http/serve'
import { chart } from './chart'
import { readSums, readUnits, type Sums } from './store'

export const readSegmentCosts: TeamVerb<typeof segmentCostsChart> = chart(async (tx, range) => {
  const sums = await readSums(tx, range, [range.type], ['tmc', 'direct', 'unknown'])
  const prices = compareUnitPrices(summedUnits(await readUnits(tx, range)))
  return {
    direct: { ...costsOf(sums, 'direct'), computed_ppu: prices.direct },
    tmc: { ...costsOf(sums, 'tmc'), computed_ppu: prices.tmc },
    unknown: costsOf(sums, 'unknown'),
    avg_diff: prices.avg_diff,
  }
})

function costsOf(sums: readonly Sums[], side: Sums['class']) {
  const classSums = sums.filter((sum) => sum.class === side)
  const total = (field: 'segments' | 'cents') => classSums.reduce((sum, row) => sum + row[field], 0)
  return { segments: total('segments'), computed_spend: total('cents') }
}
