import { namedRoute, withNamedRoute } from '@sextant/extraction/bookings/places/named-route'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'
import { readCandidates } from '../read-candidates'

/** The route of the only line with it, below words of its language. */
function routeOf(line: string, above = 'Thank you for your booking'): string {
  const { read } = readCandidates(`${above}\n\n${line}\n`).context
  const routes = read.page.lines.map((one, at) => namedRoute(one, read.tags[at] ?? []))
  return routes.flatMap((route) => (route ? `${route.from.value} ${route.to.value}` : [])).join()
}

test.each([
  ['London Gatwick to Porto', undefined, 'LGW OPO'],
  ['Rome Fiumicino to Porto', undefined, 'FCO OPO'],
  ['Athen – Zürich', undefined, 'ATH ZRH'],
  ['Outbound: Dublin → Málaga', undefined, 'DUB AGP'],
  ['von Hamburg nach Zürich', 'Vielen Dank für Ihre Buchung', 'HAM ZRH'],
  ['Valencia a Sevilla', 'Gracias por su reserva', 'VLC SVQ'],
  ['札幌 → 福岡', undefined, 'CTS FUK'],
])('%s is a route by name', (line, above, route) => expect(routeOf(line, above)).toBe(route))

test.each([
  'Welcome to Porto',
  'Athens – Zürich – Oslo',
  'Monday – Friday',
  'Terms – Conditions',
  'Porto to Porto',
  'Lisbon Kennedy to Porto',
])('%s is none', (line) => expect(routeOf(line)).toBe(''))

/** The routes of flights whose times a page has. */
function flightsOn(text: string, times: readonly [start: string, end?: string][]): string[] {
  const { bookings, assembled } = bookingsOn(
    text,
    times.map(([start]) => ({ kind: 'flight', start, travelers: [] })),
  )
  const { read } = assembled.context
  const ended = bookings.map((one, at): Booking => {
    const end = times[at]?.[1]
    const endTime = assembled.candidates.find(({ mention }) => mention.value === end)
    return { ...one, draft: { ...one.draft, slots: endTime ? { endTime } : {} } }
  })
  return withNamedRoute(ended, { lines: read.page.lines, tags: read.tags }).map(
    ({ draft: { slots } }) => `${slots.from?.mention.value ?? '-'} ${slots.to?.mention.value ?? '-'}`,
  )
}

test('a flight has the route above it, and each its own', () => {
  const text =
    'Your booking\n\nDublin to Nice\nEI 544\nDep 09:10\nArr 12:45\n\nNice to Dublin\nEI 545\nDep 13:30\nArr 15:10\n'
  const times: [string, string][] = [
    ['09:10', '12:45'],
    ['13:30', '15:10'],
  ]
  expect(flightsOn(text, times)).toEqual(['DUB NCE', 'NCE DUB'])
})

test('a boarding pass has the route in three cells', () => {
  const cells = '<table><tr><td>DUB</td><td>to</td><td>STN</td></tr></table><p>Departs 06:45</p>'
  expect(flightsOn(cells, [['06:45']])).toEqual(['DUB STN'])
})

test('a route above another flight, or that takes longer, is not its own', () => {
  const text = 'Your booking\n\nDublin to Nice\nDep 09:10\nDep 13:30\n'
  expect(flightsOn(text, [['09:10'], ['13:30']])).toEqual(['DUB NCE', '- -'])
  expect(flightsOn('Dublin to Nice\nDep 09:10\nArr 09:50\n', [['09:10', '09:50']])).toEqual(['- -'])
})
