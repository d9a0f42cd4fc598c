import type { travelChart } from '@sextant/contract/dashboard/charts'
import { segmentTypes } from '@sextant/contract/segments/schemas'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums, withTravelers } from './store'

export const readTravel: TeamVerb<typeof travelChart> = chart(async (tx, range) => {
  const types = range.type === 'all' ? [...segmentTypes, 'all' as const] : [range.type]
  const sums = await withTravelers(tx, range, await readSums(tx, range, types, ['all']))
  return byInterval(range, sums).map(({ interval, of }) => ({
    interval,
    air: of({ type: 'air' }).segments,
    hotel: of({ type: 'hotel' }).segments,
    car: of({ type: 'car' }).segments,
    rail: of({ type: 'rail' }).segments,
    activity: of({ type: 'activity' }).segments,
    unique: of({ type: range.type }).travelers,
  }))
})
