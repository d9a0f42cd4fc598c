import { withRouteInCells } from '@sextant/extraction/bookings/places/route-in-cells'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** Number and stops of the train at 10:00 on a page, of which nothing has been read. */
function routeOn(text: string): (string | undefined)[] {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'train', start: '10:00', travelers: [] }])
  const slots = withRouteInCells(bookings, assembled)[0]?.draft.slots
  return [slots?.from, slots?.number, slots?.to].map((slot) => slot?.mention.value)
}

const table = (...cells: readonly string[]): string =>
  `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table><p>Train at 10:00</p>`

test('a train leads between the stops in the cells around its number or a word', () => {
  expect(routeOn(table('上海虹桥站', 'G18', '北京南站'))).toEqual(['上海虹桥站', 'G 18', '北京南站'])
  expect(routeOn(table('READING', 'to', 'BATH SPA'))).toEqual(['READING', undefined, 'BATH SPA'])
})

test('other rows are no routes', () => {
  expect(routeOn(table('Reading', 'Bath Spa', 'Bristol'))).toEqual([undefined, undefined, undefined])
  expect(routeOn(table('Reading', 'to', 'Bath Spa', 'Single'))).toEqual([undefined, undefined, undefined])
})
