import { withStopsOverLines } from '@sextant/extraction/bookings/places/stops-over-lines'
import { mentionAt } from '@sextant/extraction/mentions/mention'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The ends of a journey of which the first lines have been read. */
function stopsOn(text: string, from: string, to: string, kind: 'bus' | 'taxi' = 'bus'): (string | undefined)[] {
  const { bookings, assembled } = bookingsOn(text, [{ kind, start: '16:00', travelers: [] }])
  const stopAt = (value: string) => {
    const line = assembled.context.read.page.lines.find((one) => one.text.startsWith(value))
    if (!line) throw new Error(`The page has no ${value}.`)
    return { mention: mentionAt(line, 'text', 0, value, value, 'line'), features: Int32Array.of(), roles: {} }
  }
  const candidates = assembled.candidates.map((one) => ({ ...one, roles: { from: 0.3 } }))
  const journeys = bookings.map((one) => ({
    ...one,
    draft: { ...one.draft, slots: { from: stopAt(from), to: stopAt(to) } },
  }))
  const [journey] = withStopsOverLines(journeys, { ...assembled, candidates })
  return [journey?.draft.slots.from?.mention.value, journey?.draft.slots.to?.mention.value]
}

const columns = `10 May 2027   10 May 2027
16:00                    20:45
CENTRAL BUS STATION,     HARBOUR TERMINAL,
MILL LANE 9,             DOCK ROAD 1,
LEEDS                    HULL
Seat 24`

test('the address of a stop goes on after a comma at the end of its line', () => {
  expect(stopsOn(columns, 'CENTRAL BUS STATION', 'HARBOUR TERMINAL')).toEqual([
    'CENTRAL BUS STATION, MILL LANE 9, LEEDS',
    'HARBOUR TERMINAL, DOCK ROAD 1, HULL',
  ])
  expect(stopsOn(columns, 'CENTRAL BUS STATION', 'HARBOUR TERMINAL', 'taxi')).toEqual([
    'CENTRAL BUS STATION',
    'HARBOUR TERMINAL',
  ])
})

const towns = (station: string) =>
  `<table><tr><td>From</td><td>Departs</td></tr><tr><td>London</td><td>16:00</td></tr>
  <tr><td>Euston</td><td>10 May 2027</td></tr><tr><td>To</td><td>Arrives</td></tr>
  <tr><td>Manchester</td><td>18:10</td></tr><tr><td>${station}</td><td>10 May 2027</td></tr></table>`

test('the station below a town belongs to it if both ends have one', () => {
  expect(stopsOn(towns('Piccadilly'), 'London', 'Manchester')).toEqual(['London Euston', 'Manchester Piccadilly'])
  expect(stopsOn(towns('Seat: 24'), 'London', 'Manchester')).toEqual(['London', 'Manchester'])
  // a street with its number, or another stop
  expect(stopsOn(towns('2, Mill Lane'), 'London', 'Manchester')).toEqual(['London', 'Manchester'])
  expect(stopsOn(towns('London'), 'London', 'Manchester')).toEqual(['London', 'Manchester'])
})

test('a stop goes on after an abbreviation', () => {
  const text = `10 May 2027   10 May 2027
16:00                    20:45
Ronda, Avda.             Granada
Concepción García        platform 4
Seat 24`
  expect(stopsOn(text, 'Ronda, Avda', 'Granada')).toEqual(['Ronda, Avda. Concepción García', 'Granada'])
})
