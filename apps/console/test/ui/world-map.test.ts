import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clustersOf, type MapPlace, marksAt } from '../../src/ui/world-map/clusters'
import { mapHeight, mapWidth } from '../../src/ui/world-map/outlines'
import { around, bounded, maxZoom, pan, type View, worldView, zoomed } from '../../src/ui/world-map/view'

const point = fc.tuple(
  fc.double({ min: 0, max: mapWidth, noNaN: true }),
  fc.double({ min: 0, max: mapHeight, noNaN: true }),
)
const view = fc.tuple(fc.double({ min: 1, max: maxZoom, noNaN: true }), point).map(([zoom, at]) => around(at, zoom))

/** The point of the drawing under a point of the window. */
const under = ({ zoom, x, y }: View, [left, top]: readonly [number, number]) => [(left - x) / zoom, (top - y) / zoom]

describe('the view of the world map', () => {
  test('never leaves the world, whatever the pan and zoom', () => {
    const step = fc.oneof(
      fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), point).map(
        ([factor, at]) =>
          (now: View) =>
            zoomed(now, factor, at),
      ),
      point.map(
        ([dx, dy]) =>
          (now: View) =>
            pan(now, dx - mapWidth / 2, dy - mapHeight / 2),
      ),
    )
    const cases = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { zoom, x, y } = steps.reduce((now, take) => take(now), worldView)
      expect(zoom).toBeGreaterThanOrEqual(1)
      expect(zoom).toBeLessThanOrEqual(maxZoom)
      expect(x).toBeLessThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(0)
      expect(x).toBeGreaterThanOrEqual(mapWidth * (1 - zoom) - 1e-6)
      expect(y).toBeGreaterThanOrEqual(mapHeight * (1 - zoom) - 1e-6)
    })
    fc.assert(cases)
  })

  test('zooms around the pointer', () => {
    const cases = fc.property(view, point, fc.double({ min: 1, max: 4, noNaN: true }), (now, at, factor) => {
      const [x = 0, y = 0] = under(now, at)
      const [nearX = 0, nearY = 0] = under(zoomed(now, factor, at), at)
      expect(nearX).toBeCloseTo(x, 6)
      expect(nearY).toBeCloseTo(y, 6)
    })
    fc.assert(cases)
  })

  test('shows the whole world when fully zoomed out', () => {
    expect(bounded({ zoom: 0.2, x: 40, y: 12 })).toEqual(worldView)
  })
})

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: -60, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
    count: fc.integer({ min: 1, max: 500 }),
  }),
  { maxLength: 40 },
)
const named = (some: readonly Omit<MapPlace, 'key' | 'label'>[]): MapPlace[] =>
  some.map((place, at) => ({ ...place, key: String(at), label: `Place ${at}` }))

describe('marks on the world map', () => {
  test('cover every place and person at any zoom', () => {
    const cases = fc.property(places, fc.double({ min: 1, max: maxZoom, noNaN: true }), (some, zoom) => {
      const marks = marksAt(clustersOf(named(some)), zoom)
      const sum = (of: (mark: (typeof marks)[number]) => number) => marks.reduce((all, mark) => all + of(mark), 0)
      expect(sum(({ places: count }) => count)).toBe(some.length)
      expect(sum(({ count }) => count)).toBe(some.reduce((all, { count }) => all + count, 0))
    })
    fc.assert(cases)
  })

  test('merge nearby places, and separate when clicked', () => {
    const berlin = { latitude: 52.52, longitude: 13.4, count: 3 }
    const hamburg = { latitude: 53.55, longitude: 10, count: 2 }
    const clusters = clustersOf(named([berlin, hamburg, { latitude: -33.9, longitude: 151.2, count: 4 }]))
    const [sydney, both] = marksAt(clusters, 1)
    expect(both).toMatchObject({ count: 5, places: 2, place: null })
    expect(sydney).toMatchObject({ count: 4, place: { label: 'Place 2' } })
    expect(marksAt(clusters, both?.view.zoom ?? 1).map(({ count }) => count)).toEqual([2, 3, 4])
  })
})
