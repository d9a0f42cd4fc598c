import { geoEqualEarth, geoGraticule10, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'

/** Drawing units: the size of the world at zoom 1, without most of Antarctica. */
export const mapWidth = 960
export const mapHeight = 408

const projection = geoEqualEarth().fitWidth(mapWidth - 8, { type: 'Sphere' })
const [left, top] = projection.translate()
projection.translate([left + 4, top - 4])
const path = geoPath(projection)

/** World outlines (Equal Earth projection), computed once. */
export const outlines = {
  sea: path({ type: 'Sphere' }) ?? '',
  grid: path(geoGraticule10()) ?? '',
  countries: path(feature(world, world.objects.countries)) ?? '',
}

/** Projects a point in degrees to drawing units. */
export const project = (longitude: number, latitude: number): readonly [x: number, y: number] =>
  projection([longitude, latitude]) ?? [0, 0]
