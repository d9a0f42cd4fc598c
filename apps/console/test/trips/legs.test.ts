import { expect, test } from 'vitest'
import { legsOf } from '../../src/trips/map/legs'
import { aSegment, frankfurt } from './a-segment'

const time = { local: '2026-03-12T07:00:00' }

test('the route names cities, else stations and hotels, else codes', () => {
  const { locality: _city, ...station } = frankfurt
  const { name: _name, ...code } = station
  const names = (of: Parameters<typeof aSegment>[0]) => legsOf([aSegment(of)]).map((leg) => [leg.fromName, leg.toName])
  expect(names({})).toEqual([['Frankfurt', 'New York']])
  const train = { ...station, name: 'Frankfurt Fernbahnhof' }
  expect(names({ kind: 'train', start: { place: train, time } })).toEqual([['Frankfurt Fernbahnhof', 'New York']])
  expect(names({ start: { place: code, time } })).toEqual([['FRA', 'New York']])
})

test('a trip with only hotels has a point for each of them', () => {
  const hotel = aSegment({ kind: 'lodging', start: { place: frankfurt, time: { local: '2026-03-12' } } })
  expect(legsOf([hotel])).toMatchObject([{ from: [8.57, 50.03], to: [8.57, 50.03], fromName: 'Frankfurt' }])
})
