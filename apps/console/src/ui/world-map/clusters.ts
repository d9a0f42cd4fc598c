import Supercluster from 'supercluster'
import { mapWidth, project } from './outlines'
import { around, maxZoom, type View } from './view'

/** A place on the map and the number of records there. */
export type MapPlace = {
  readonly key: string
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly count: number
}

type ClusteredPlace = { readonly key: string; readonly label: string; readonly count: number }
type Sum = { count: number }

/** One or more places drawn as a single mark because they are close together. */
export type Mark = {
  readonly key: string
  readonly at: readonly [x: number, y: number]
  readonly count: number
  /** The place, if there is only one. */
  readonly place: { readonly key: string; readonly label: string } | null
  /** The number of places it represents, and the view that separates them. */
  readonly places: number
  readonly view: View
}

/** Marks closer than this are merged, in drawing units at the current zoom. */
const radius = 40
const tile = 256
const zoomLevels = Math.ceil(Math.log2((mapWidth * maxZoom) / tile))

/** The tile level at which the world is as wide as in a view. */
const levelOf = (zoom: number): number => Math.max(0, Math.floor(Math.log2((mapWidth * zoom) / tile)))
const zoomOf = (level: number): number => (tile * 2 ** level) / mapWidth

export type Clusters = Supercluster<ClusteredPlace, Sum>

export function clustersOf(places: readonly MapPlace[]): Clusters {
  const clusters: Clusters = new Supercluster<ClusteredPlace, Sum>({
    radius,
    extent: tile,
    maxZoom: zoomLevels,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count
    },
  })
  return clusters.load(
    places.map(({ longitude, latitude, key, label, count }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { key, label, count },
    })),
  )
}

const world: [number, number, number, number] = [-180, -90, 180, 90]

/** The marks at a zoom level, largest last so that they are drawn on top. */
export function marksAt(clusters: Clusters, zoom: number): Mark[] {
  return clusters
    .getClusters(world, levelOf(zoom))
    .map(({ geometry: { coordinates }, properties }): Mark => {
      const at = project(coordinates[0] ?? 0, coordinates[1] ?? 0)
      const { count } = properties
      if (!('cluster_id' in properties))
        return {
          key: `place ${properties.key}`,
          at,
          count,
          place: { key: properties.key, label: properties.label },
          places: 1,
          view: around(at, Math.max(zoom, 4)),
        }
      const expansionZoom = zoomOf(clusters.getClusterExpansionZoom(properties.cluster_id) + 0.01)
      return {
        key: `cluster ${properties.cluster_id}`,
        at,
        count,
        place: null,
        places: properties.point_count,
        view: around(at, Math.max(expansionZoom, zoom * 1.5)),
      }
    })
    .toSorted((a, b) => a.count - b.count)
}
