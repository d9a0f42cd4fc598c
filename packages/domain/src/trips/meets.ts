import type { SegmentDraft } from '../segments/draft'
import { finishOf, isJourney, startTime } from './course'
import { endOf, isKnown, near, startOf, type TripPlace } from './trip-place'

type Segments = readonly SegmentDraft[]

/**
 * Whether two bookings in one name can be the same person's, since several people can have a name: they have a common
 * place, and if a journey of one follows a journey of the other, it begins afterwards and where that ended.
 */
export function meets(trip: Segments, block: Segments): boolean {
  const journeys = [...trip, ...block].filter(isJourney).toSorted((a, b) => startTime(a) - startTime(b))
  const hasGap = journeys.some((journey, at) => {
    const next = journeys[at + 1]
    return next !== undefined && block.includes(journey) !== block.includes(next) && !follows(journey, next)
  })
  return !hasGap && haveCommonPlace(placesOf(trip), placesOf(block))
}

const follows = (journey: SegmentDraft, next: SegmentDraft): boolean =>
  startTime(next) >= finishOf(journey) && haveCommonPlace([endOf(journey)], [startOf(next)])

const placesOf = (segments: Segments): TripPlace[] => segments.flatMap((segment) => [startOf(segment), endOf(segment)])

/** Whether two lists have a common place. Unknown places may match. */
const haveCommonPlace = (places: readonly TripPlace[], otherPlaces: readonly TripPlace[]): boolean =>
  !places.some(isKnown) ||
  !otherPlaces.some(isKnown) ||
  places.some((place) => otherPlaces.some((other) => near(place, other)))
