import type { QualityCode } from '@sextant/contract/trips/quality'
import type { TripWarning } from '@sextant/contract/trips/schemas'
import { dayOf } from '../kit/local-time'
import type { KnownSegment } from '../segments/draft'
import type { Finding } from './quality-finding'

/** The trip's own warnings that require action. A tight connection concerns only the traveler. */
const codes: Partial<Record<TripWarning['code'], QualityCode>> = {
  gap: 'stay_without_way',
  missing_hotel: 'missing_hotel',
  missing_return: 'missing_return',
  cancelled_flight_live_hotel: 'cancelled_flight_live_hotel',
}

/** Findings from the trip's own warnings, dated by the end of their first segment. */
export const findWarned = (warnings: readonly TripWarning[], segments: readonly KnownSegment[]): Finding[] =>
  warnings.flatMap(({ code, message, segment_ids }) => {
    const warning = codes[code]
    const about = segmentsIn(segments, segment_ids)
    const [first] = about
    if (!warning || !first) return []
    const time = first.end_datetime ?? first.start_datetime
    return [{ code: warning, message, segments: about, day: time && dayOf(time) }]
  })

/** Segments by id, in the order of the ids. */
export const segmentsIn = (segments: readonly KnownSegment[], ids: readonly string[]): KnownSegment[] =>
  ids.flatMap((id) => segments.find((segment) => segment.id === id) ?? [])
