import { readFileSync } from 'node:fs'
import { loadScanner } from '@sextant/barcodes/load-scanner'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'

/** The documents of one booking, as an airline attaches them to one email: a flight there, and in some the way back. */

const scanner = await loadScanner()
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64')

const pdf = readFileSync(new URL('../../../pdf/test/fixtures/flight-chromium.pdf', import.meta.url))
const pass = zipSync({
  'pass.json': strToU8(
    JSON.stringify({
      organizationName: 'Fjällvind Air',
      boardingPass: { transitType: 'PKTransitTypeAir' },
      semantics: {
        airlineCode: 'SK',
        flightNumber: 573,
        departureAirportCode: 'ARN',
        destinationAirportCode: 'CDG',
        originalDepartureDate: '2026-08-12T07:10:00+02:00',
        departureGate: 'F34',
        confirmationNumber: 'Q7NX4D',
      },
    }),
  ),
})
const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20260812T051000Z',
  'DTEND:20260812T075000Z',
  'SUMMARY:SK 573 Stockholm (ARN) - Paris (CDG)',
  'DESCRIPTION:Booking reference: Q7NX4D',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')
const markup = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'FlightReservation',
  reservationNumber: 'Q7NX4D',
  underName: { '@type': 'Person', name: 'Maja Lindqvist' },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '573',
    airline: { '@type': 'Airline', iataCode: 'SK' },
    departureAirport: { '@type': 'Airport', iataCode: 'ARN' },
    arrivalAirport: { '@type': 'Airport', iataCode: 'CDG' },
    departureTime: '2026-08-12T07:10:00+02:00',
    arrivalTime: '2026-08-12T09:50:00+02:00',
  },
})
const words = `<p>Dear Maja Lindqvist, your booking Q7NX4D is confirmed.</p>
<table><tr><td>SK 573</td><td>Stockholm (ARN) 07:10</td><td>Paris (CDG) 09:50</td><td>12 August 2026</td></tr></table>`

const parts = {
  page: ['text/html; charset=utf-8', words],
  markup: ['application/ld+json', markup],
  calendar: ['text/calendar; charset=utf-8; method=PUBLISH', calendar],
  pass: ['application/vnd.apple.pkpass', pass],
  pdf: ['application/pdf', pdf],
} as const
type Name = keyof typeof parts

const read = (...names: Name[]) => {
  const body = names.map((name) => {
    const [type, content] = parts[name]
    return `--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}\r\n`
  })
  const head = 'From: air@example.org\r\nSubject: Your booking\r\nDate: Wed, 01 Jul 2026 09:00:00 +0200\r\n'
  const mail = `${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${body.join('')}--b--\r\n`
  const bytes = strToU8(mail)
  return extract({ definitions, scanner, bytes, contextDate: '2026-07-01T09:00:00Z' }).extraction.reservations
}

const there = {
  kind: 'flight',
  number: '573',
  confirmation_no: 'Q7NX4D',
  start: { place: { iata_code: 'ARN' }, time: { local: '2026-08-12T07:10:00' } },
  end: { place: { iata_code: 'CDG' }, time: { local: '2026-08-12T09:50:00' } },
}
const traveler = { name: 'Maja Lindqvist', seat: '14C' }

test.each<[Name, Name, ...Name[]]>([
  ['page', 'markup', 'calendar', 'pass'],
  ['pass', 'calendar'],
  ['markup', 'pass'],
  ['page', 'calendar'],
])('%s and %s of one flight are one booking', (...names) => {
  const [flight, ...others] = read(...names)
  expect(flight).toMatchObject(there)
  expect(others).toEqual([])
})

test.each<[Name, ...Name[]]>([
  ['page', 'markup', 'calendar', 'pass', 'pdf'],
  ['pdf', 'pass'],
  ['calendar', 'pdf'],
  ['pdf', 'markup'],
])('a ticket with %s beside it adds its seat, whatever comes first', (...names) => {
  const flights = read(...names)
  expect(flights.find(({ number }) => number === '573')).toMatchObject({ ...there, travelers: [traveler] })
  expect(flights.filter(({ number }) => number === '573')).toHaveLength(1)
})

test('each value has the evidence of the source that has it', () => {
  const [flight] = read('calendar', 'pass', 'pdf')
  expect(flight?.evidence).toMatchObject({
    'start.time.local': { reader: expect.stringMatching(/^(?:calendar|pass)$/) },
    departure_gate: { reader: 'pass' },
    'travelers.0.seat': { reader: 'bcbp' },
  })
})
