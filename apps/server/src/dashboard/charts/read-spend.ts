import type { spendChart } from '@sextant/contract/dashboard/charts'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums, type Sums, withTravelers } from './store'

const sideOf = ({ cents, travelers }: Pick<Sums, 'cents' | 'travelers'>) => ({
  total: cents,
  unique: travelers,
})

export const readSpend: TeamVerb<typeof spendChart> = chart(async (tx, range) => {
  const sums = await withTravelers(tx, range, await readSums(tx, range, [range.type], ['tmc', 'direct', 'unknown']))
  return byInterval(range, sums).map(({ interval, of }) => ({
    interval,
    direct: sideOf(of({ class: 'direct' })),
    tmc: sideOf(of({ class: 'tmc' })),
    unknown: sideOf(of({ class: 'unknown' })),
  }))
})
