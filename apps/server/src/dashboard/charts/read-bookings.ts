import type { bookingsChart } from '@sextant/contract/dashboard/charts'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import type { TeamVerb } from '../../platform/http/serve'
import { chart } from './chart'
import { readBookings as readRows } from './store'

export const readBookings: TeamVerb<typeof bookingsChart> = chart(async (tx, range) => {
  const counts = new Map(
    (await readRows(tx, range)).map(({ interval, type, segments }) => [`${interval} ${type}`, segments]),
  )
  return range.intervals.map((interval) => {
    const of = (type: SegmentType): number => counts.get(`${interval} ${type}`) ?? 0
    return { interval, air: of('air'), hotel: of('hotel'), car: of('car'), rail: of('rail') }
  })
})
