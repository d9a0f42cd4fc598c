import { describe, expect, test } from 'vitest'
import { placeLabels } from '../../src/trips/map/labels'
import type { Point } from '../../src/trips/map/legs'
import { routeLine } from '../../src/trips/map/route-line'

describe('labels on the route map', () => {
  const mark = (name: string, ...at: Point) => ({ name, at })

  test('are placed above their marks', () => {
    expect(placeLabels([mark('Lisbon', 200, 100)], 500, 300)).toEqual([
      { name: 'Lisbon', at: [200, 100], x: 200, y: 87 },
    ])
  })

  test('avoid each other and the edges', () => {
    const [, second] = placeLabels([mark('Chicago', 200, 100), mark('New York', 220, 104)], 500, 300)
    expect(second).toMatchObject({ name: 'New York', y: 118 })
    expect(placeLabels([mark('Frankfurt am Main', 490, 30)], 500, 300)).toMatchObject([{ x: 423.2, y: 30 }])
  })

  test('are left out if they do not fit', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => mark(`Somewhere ${index}`, 250 + index, 150 + index))
    expect(placeLabels(crowd, 500, 300).length).toBeLessThan(crowd.length)
  })
})

test('a route line has a point every 1/500 of its distance (spec §9) and follows the great circle', () => {
  const line = routeLine([-73.78, 40.64], [139.78, 35.55])
  expect(line).toHaveLength(501)
  expect(Math.max(...line.map(([, latitude]) => latitude))).toBeGreaterThan(60)
})
