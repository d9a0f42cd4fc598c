import type { Segment } from '@sextant/contract/segments/schemas'
import { segmentKind } from '@sextant/domain/segments/headline'
import { endOf, nameOf, startOf } from '@sextant/domain/trips/trip-place'

/** Longitude and latitude in degrees. */
export type Point = [longitude: number, latitude: number]

/** A segment on the map: a line between two points, or a single point. */
export type Leg = {
  readonly id: string
  readonly kind: ReturnType<typeof segmentKind>
  readonly from: Point
  readonly to: Point
  readonly fromName: string | null
  readonly toName: string | null
}

const point = (longitude: number | null, latitude: number | null): Point | null =>
  longitude === null || latitude === null ? null : [longitude, latitude]

/** The legs of segments with known coordinates, except cancelled ones. */
export function legsOf(segments: readonly Segment[]): readonly Leg[] {
  return segments.flatMap((segment) => {
    const from = point(segment.start_longitude, segment.start_latitude)
    if (from === null || segment.status === 'Cancelled') return []
    const moves = segment.type !== 'hotel'
    const to = moves ? point(segment.end_longitude, segment.end_latitude) : null
    return [
      {
        id: `${segment.type}-${segment.id}`,
        kind: segmentKind(segment),
        from,
        to: to ?? from,
        fromName: nameOf(startOf(segment)),
        toName: nameOf(endOf(segment)),
      },
    ]
  })
}
