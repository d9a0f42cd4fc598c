import type { segmentCostsChart } from '@sextant/contract/dashboard/charts'
import { averageDifference } from '@sextant/domain/dashboard/average-difference'
import { unitPrice } from '@sextant/domain/kit/money-text'
import type { TeamVerb } from '../../platform/http/serve'
import { chart } from './chart'
import { readSums, type Sums } from './store'

export const readSegmentCosts: TeamVerb<typeof segmentCostsChart> = chart(async (tx, range) => {
  const sums = await readSums(tx, range, [range.type], ['tmc', 'direct'])
  const [direct, tmc] = [costsOf(sums, 'direct'), costsOf(sums, 'tmc')]
  return { direct, tmc, avg_diff: averageDifference(direct.computed_ppu, tmc.computed_ppu) }
})

function costsOf(sums: readonly Sums[], side: Sums['class']) {
  const own = sums.filter((sum) => sum.class === side)
  const total = (field: 'segments' | 'cents' | 'priced_units') => own.reduce((sum, row) => sum + row[field], 0)
  return {
    segments: total('segments'),
    computed_spend: total('cents'),
    computed_ppu: unitPrice(total('cents'), total('priced_units')),
  }
}
