import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoCentroid,
  geoGraticule10,
  geoMercator,
  geoPath,
} from 'd3-geo'
import { feature } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'
import { type Label, type Mark, placeLabels } from './labels'
import type { Leg, Point } from './legs'
import { routeLine } from './route-line'
import { ZoomFrame } from './zoom-frame'

const width = 500
const height = 300
const margin = 44
/** The area that the buttons cover when the drawing is small; labels and stops avoid it. */
const buttons = { left: width - 160, right: width, top: height - 56, bottom: height }

/** The maximum scale, so that a trip within one city still shows its surroundings. */
const closest = 2200

type Stop = { readonly name: string; readonly at: Point }

/** The stops of a route without duplicates. */
const stopsOf = (legs: readonly Leg[]): readonly Stop[] => [
  ...new Map(
    legs
      .flatMap(({ from, to, fromName, toName }) => [
        { name: fromName, at: from },
        { name: toName, at: to },
      ])
      .flatMap(({ name, at }) => (name ? [[name, { name, at }] as const] : [])),
  ).values(),
]

/** A projection that fits the whole route, rotated to its center so that no line is split at the antimeridian. */
function projectionFor(route: GeoPermissibleObjects): GeoProjection {
  const [longitude] = geoCentroid(route)
  const projection = geoMercator()
    .rotate([-longitude, 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, buttons.top - 8],
      ],
      route,
    )
  if (projection.scale() > closest) {
    projection
      .scale(closest)
      .center([0, geoCentroid(route)[1]])
      .translate([width / 2, height / 2])
  }
  return projection
}

/** Country borders, decoded once. */
const countries = feature(world, world.objects.countries)

/** A trip's route on a map, as great circles between its places. */
export default function RouteMap({ legs }: { legs: readonly Leg[] }) {
  const lines = legs.map((leg) => ({ ...leg, coordinates: [...routeLine(leg.from, leg.to)] }))
  const route: GeoPermissibleObjects = {
    type: 'MultiLineString',
    coordinates: lines.map(({ coordinates }) => coordinates),
  }
  const projection = projectionFor(route)
  const path = geoPath(projection)
  const stops = stopsOf(legs)
  const marks = stops.flatMap(({ name, at }) => {
    const point = projection(at)
    return point ? [{ name, at: point }] : []
  })
  return (
    <ZoomFrame width={width} height={height}>
      {({ x, y, scale }) => {
        const seen = marks.map(({ name, at }): Mark => ({ name, at: [(at[0] - x) * scale, (at[1] - y) * scale] }))
        return (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`Map of the route: ${stops.map(({ name }) => name).join(', ')}`}
            className="size-full"
          >
            <g transform={`scale(${scale}) translate(${-x} ${-y})`} fill="none">
              <path d={path(geoGraticule10()) ?? ''} stroke="var(--color-line)" strokeWidth={0.5 / scale} />
              <path
                d={path(countries) ?? ''}
                fill="var(--color-surface)"
                stroke="var(--color-line)"
                strokeWidth={0.75 / scale}
                strokeLinejoin="round"
              />
              {lines.map(({ id, kind, coordinates }) => (
                <path
                  key={id}
                  data-tone={kind}
                  d={path({ type: 'LineString', coordinates }) ?? ''}
                  stroke="var(--tone)"
                  strokeWidth={2 / scale}
                  strokeLinecap="round"
                />
              ))}
            </g>
            {seen.map((mark) => (
              <StopMark key={mark.name} {...mark} />
            ))}
            {placeLabels(seen, width, height, [buttons]).map((label) => (
              <StopName key={label.name} {...label} />
            ))}
          </svg>
        )
      }}
    </ZoomFrame>
  )
}

const StopMark = ({ at: [x, y] }: Mark) => (
  <circle cx={x} cy={y} r="3.5" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="1.5" />
)

const StopName = ({ name, x, y }: Label) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
    fontSize="12"
    fontWeight="600"
    fill="var(--color-ink)"
    stroke="var(--color-surface)"
    strokeWidth="3"
    paintOrder="stroke"
  >
    {name}
  </text>
)
