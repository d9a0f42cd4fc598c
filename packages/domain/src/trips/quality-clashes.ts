import type { TripWarning } from '@sextant/contract/trips/schemas'
import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import type { Finding } from './quality-finding'
import { segmentsIn } from './quality-warned'
import { endOf, near, startOf } from './trip-place'

/**
 * Finds overlaps that would require one traveler to be in two cities. Two hotels in one city may be two rooms of one
 * party.
 */
export const findClashes = (warnings: readonly TripWarning[], segments: readonly KnownSegment[]): Finding[] =>
  warnings
    .filter(({ code }) => code === 'overlap')
    .flatMap(({ message, segment_ids }) => {
      const about = segmentsIn(segments, segment_ids)
      const [one, other] = about
      if (!one || !other || isOneTown(one, other)) return []
      const time = other.start_datetime ?? one.start_datetime
      return [{ code: 'overlap_in_two_cities' as const, message, segments: about, day: time && dayOf(time) }]
    })

const isOneTown = (a: KnownSegment, b: KnownSegment): boolean =>
  near(startOf(a), startOf(b)) && near(endOf(a), endOf(b))
