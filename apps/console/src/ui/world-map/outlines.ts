import { geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'

/** The drawing's own units: the world at the zoom of one, without most of the Antarctic. */
export const mapWidth = 960
export const mapHeight = 408

const projection = geoEqualEarth().fitWidth(mapWidth - 8, { type: 'Sphere' })
const [left, top] = projection.translate()
projection.translate([left + 4, top - 4])
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
