import { seatsOf } from '@sextant/extraction/bookings/journeys/seats'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The seats of the travelers on two flights, which leave at 18:30 and 12:30. */
function seatsOn(text: string, travelers: readonly string[]): (string | undefined)[][] {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'flight', start: '18:30', travelers },
    { kind: 'flight', start: '12:30', travelers },
  ])
  const flights = bookings.map((one) => {
    const number = assembled.candidates.find(
      ({ mention }) => mention.form === 'flight' && mention.line === one.draft.anchor.mention.line,
    )
    return number ? { ...one, draft: { ...one.draft, slots: { ...one.draft.slots, number } } } : one
  })
  return flights.map((flight) => seatsOf(flight, flights, assembled.context))
}

const legs = 'LH 1677 departs at 18:30\nLH 1784 departs at 12:30\nPassenger: Grace Hopper'

test.each([
  ['behind the number of the flight', `${legs}\nSeats: LH 1677 12C, LH 1784 22D`, [['12C'], ['22D']]],
  ['before the number of the flight', `${legs}\nSeat    12C (LH 1677)\n        22D (LH 1784)`, [['12C'], ['22D']]],
  ['of an unknown flight', `Seat: 12C\n${legs}`, [[undefined], [undefined]]],
  ['below its flight', `${legs}\nSeat: 22D`, [[undefined], ['22D']]],
  ['without a label', `${legs}\nLH 1677 12C`, [[undefined], [undefined]]],
])('a seat %s', (_, text, expected) => expect(seatsOn(text, ['Grace Hopper'])).toEqual(expected))

test('each traveler has the seats beside the own name', () => {
  const table = [
    'Passenger        Seat LH 1677    Seat LH 1784',
    'Grace Hopper     12C             22D',
    'Ada Lovelace     12D             22E',
  ]
  const text = ['LH 1677 departs at 18:30', 'LH 1784 departs at 12:30', '', ...table].join('\n')
  expect(seatsOn(text, ['Grace Hopper', 'Ada Lovelace'])).toEqual([
    ['12C', '12D'],
    ['22D', '22E'],
  ])
})

/** The seats on a flight from Dublin to Alicante at 18:30, and back at 12:30 a week later. */
function seatsOfRoundTrip(text: string, travelers: readonly string[]): (string | undefined)[][] {
  const page = `DUB 18:30 ALC\nALC 12:30 DUB\n${text}`
  const { bookings, assembled } = bookingsOn(page, [
    { kind: 'flight', start: '18:30', travelers },
    { kind: 'flight', start: '12:30', travelers },
  ])
  const at = (line: number, code: string) =>
    assembled.candidates.find(({ mention }) => mention.line === line && mention.value === code)
  const flights = bookings.map((one, line) => {
    const [from, to] = line === 0 ? [at(0, 'DUB'), at(0, 'ALC')] : [at(1, 'ALC'), at(1, 'DUB')]
    if (!from || !to) throw new Error('The page has no airports.')
    const start = line === 0 ? '2027-05-10T18:30' : '2027-05-17T12:30'
    return { ...one, start, draft: { ...one.draft, slots: { from, to } } }
  })
  return flights.map((flight) => seatsOf(flight, flights, assembled.context))
}

const [there, back] = ['12C', '22D']

test.each([
  ['behind its airports', 'Grace Hopper: DUB-ALC seat 12C, ALC-DUB seat 22D'],
  ['before its direction', 'Grace Hopper: seats 12C (outbound), 22D (return flight)'],
  ['in the order of the flights', 'Grace Hopper, seats 12C / 22D'],
])('a seat on a flight there and back stands %s', (_, text) =>
  expect(seatsOfRoundTrip(text, ['Grace Hopper'])).toEqual([[there], [back]]),
)
