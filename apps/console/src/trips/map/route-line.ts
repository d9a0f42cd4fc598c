import { geoInterpolate } from 'd3-geo'
import type { Point } from './legs'

/** A route line is sampled every 1/500 of its distance (spec §9). */
const steps = 500

/** The great circle between two points, as a list of points. */
export function routeLine(from: Point, to: Point): readonly Point[] {
  const at = geoInterpolate(from, to)
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}
