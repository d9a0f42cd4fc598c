import { expect, test } from 'vitest'
import { ofCalendar, times } from './of-calendar'
import { passFields, readPass } from './read-pass'

/** What the words of a calendar's event or of a pass add to what its own reader finds. */

const rome = times('Europe/Rome', '20261004T074000', '20261004T095500')

test('travelers, their seats and the price are read from the words of an event', () => {
  const text =
    'Reservation number: QK4ZT7\\n\\nBGY - VLC\\nFlight FR 7224\\nDepart: Sun 04 Oct 07:40\\nArrive: Sun 04 Oct 09:55\\n\\n' +
    'Passengers\\nMs Lea Kunz - Seat 18F\\nMr Jan Kunz - Seat 18E\\n\\nTotal: EUR 84.20'
  expect(
    ofCalendar([...rome, 'SUMMARY:Flight FR 7224 Bergamo - Valencia', `DESCRIPTION:${text}`]).reservations,
  ).toMatchObject([
    {
      kind: 'flight',
      confirmation_no: 'QK4ZT7',
      travelers: [
        { name: 'Lea Kunz', seat: '18F' },
        { name: 'Jan Kunz', seat: '18E' },
      ],
      price: '84.20',
      currency: 'EUR',
      start: { time: { local: '2026-10-04T07:40:00', zone: 'Europe/Rome' } },
    },
  ])
})

test('a crossing that its title does not tell is read from the words', () => {
  const text =
    'Varausnumero: 27118834\\nLaiva: MyStar\\nLähtö: 28.10.2026 klo 10.30 Helsinki\\n' +
    'Saapuminen: 28.10.2026 klo 12.30 Tallinna\\nMatkustaja: Aino Virtanen'
  const helsinki = times('Europe/Helsinki', '20261028T103000', '20261028T123000')
  const { reservations } = ofCalendar([...helsinki, 'SUMMARY:Helsinki–Tallinna\\, MyStar', `DESCRIPTION:${text}`])
  expect(reservations).toMatchObject([
    { kind: 'boat', start: { place: { name: 'Helsinki' } }, end: { place: { name: 'Tallinna' } } },
  ])
})

test('the words of an event are not asked where its data or title say that nothing is booked', () => {
  const text = 'Booking number 4091827365. After this day a fee of EUR 120 applies.'
  const lines = ['DTSTART;VALUE=DATE:20261001', 'SUMMARY:Free cancellation ends: Hotel Europa', `DESCRIPTION:${text}`]
  expect(ofCalendar(lines).reservations).toEqual([])
})

test('the price that a pass shows is read, and dates in another language than its labels', () => {
  const pass = {
    organizationName: 'LOT',
    description: 'Boarding pass',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: passFields({ Flight: 'LO 379', Gate: '31' }),
      primaryFields: passFields({ Warsaw: 'WAW', Frankfurt: 'FRA' }),
      auxiliaryFields: passFields({ Date: '25 paź 2026', Departure: '08:05', Seat: '9D' }),
      backFields: passFields({ Passenger: 'Lea Kunz', 'Booking reference': 'TQ4KZM', 'Total price': '89,90 EUR' }),
    },
  }
  expect(readPass(pass).reservations).toMatchObject([
    {
      number: '379',
      departure_gate: '31',
      start: { time: { local: '2026-10-25T08:05:00' } },
      price: '89.90',
      currency: 'EUR',
    },
  ])
})
