import { geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'

/** The drawing's own units: the world at the zoom of one. */
export const mapWidth = 960
export const mapHeight = 468

const projection = geoEqualEarth().fitExtent(
  [
    [4, 4],
    [mapWidth - 4, mapHeight - 4],
  ],
  { type: 'Sphere' },
)
const path = geoPath(projection)

/** Outlines of the world (Equal Earth projection), drawn once. */
export const outlines = {
  sea: path({ type: 'Sphere' }) ?? '',
  grid: path(geoGraticule10()) ?? '',
  countries: path(feature(world, world.objects.countries)) ?? '',
}

/** Where a point of the world is in the drawing; degrees. */
export const project = (longitude: number, latitude: number): readonly [x: number, y: number] =>
  projection([longitude, latitude]) ?? [0, 0]
