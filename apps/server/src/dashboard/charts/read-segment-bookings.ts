import type { segmentBookingsChart } from '@sextant/contract/dashboard/charts'
import type { TeamVerb } from '../../platform/http/serve'
import { byInterval } from './by-interval'
import { chart } from './chart'
import { readSums } from './store'

export const readSegmentBookings: TeamVerb<typeof segmentBookingsChart> = chart(async (tx, range) =>
  byInterval(range, await readSums(tx, range, [range.type], ['tmc', 'direct', 'unknown', 'all'])).map(
    ({ interval, of }) => {
      const { segments, segments_unique } = of({ class: 'all' })
      return {
        interval,
        direct: of({ class: 'direct' }).segments,
        tmc: of({ class: 'tmc' }).segments,
        unknown: of({ class: 'unknown' }).segments,
        segments,
        segments_unique,
      }
    },
  ),
)
