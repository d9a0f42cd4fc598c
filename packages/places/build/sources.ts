import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** The exports of a CommonJS or JSON file in an installed package, unvalidated: the caller must parse them. */
export const exported = (path: string): unknown => load(path)

export interface Point {
  latitude: number
  longitude: number
}

/** The distance in kilometres between two points on a plane, accurate enough for nearby points. */
export function roughKm(a: Point, b: Point): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  return 111.2 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(middle))
}

/** Coordinates to about ten metres. */
export const degrees = (value: number): string => String(Math.round(value * 1e4) / 1e4)
