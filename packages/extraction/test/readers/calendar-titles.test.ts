import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { ofCalendar, times } from './of-calendar'

/** Our own samples of events whose titles are completed or contradicted by their other properties. */

const morning = times('Europe/Berlin', '20260703T091500', '20260703T130000')
const read = (...lines: string[]) => ofCalendar([...morning, ...lines]).reservations

test('both stops are named as their labels name them, if these begin with the towns in the title', () => {
  const trip = ['SUMMARY:FlixBus Berlin - Hamburg', 'LOCATION:Berlin']
  const text = 'Buchungsnummer: 3099871204\\nAbfahrt: Berlin ZOB am Funkturm\\, 09:15\\nAnkunft: Hamburg ZOB\\, 13:00'
  expect(read(...trip, `DESCRIPTION:${text}`)).toMatchObject([
    { kind: 'bus', start: { place: { name: 'Berlin ZOB am Funkturm' } }, end: { place: { name: 'Hamburg ZOB' } } },
  ])
  expect(read(...trip, `DESCRIPTION:${text.replace('Hamburg ZOB', 'Altona')}`)).toMatchObject([
    { kind: 'bus', start: { place: { name: 'Berlin' } }, end: { place: { name: 'Hamburg' } } },
  ])
})

test('a ride to an airport is no flight', () => {
  const text = 'Pickup: 1200 Market St\\, San Francisco\\nDropoff: San Francisco International Airport'
  expect(
    read(
      'SUMMARY:Ride to San Francisco International Airport',
      'LOCATION:1200 Market St\\, San Francisco',
      `DESCRIPTION:${text}\\nReservation ID: RX-77120`,
    ),
  ).toMatchObject([{ kind: 'taxi', end: { place: { name: 'San Francisco International Airport' } } }])
})

test('a reservation for a number of people is a table where a restaurant is named', () => {
  const table = (text: string) =>
    read('SUMMARY:Réservation - Le Petit Zinc', `DESCRIPTION:${text}\\nNom : Camille Berger\\nNombre de personnes : 2`)
  expect(table('Votre réservation au restaurant Le Petit Zinc')).toMatchObject([
    { kind: 'restaurant', name: 'Le Petit Zinc', travelers: [{ name: 'Camille Berger' }] },
  ])
  expect(table('Votre réservation au musée')).toMatchObject([{ kind: 'event' }])
})

test('a day without its year is no part of the place of a rental', () => {
  const text =
    'Confirmation number: 77120934US3\\nPick-up: Denver Airport\\, Thu May 14 10:00 AM\\nDrop-off: Denver Airport\\, Mon May 18 9:00 AM'
  expect(read('SUMMARY:Car rental: Avis Denver Airport', `DESCRIPTION:${text}`)).toMatchObject([
    { kind: 'car', start: { place: { name: 'Denver Airport' } }, end: { place: { name: 'Denver Airport' } } },
  ])
})

test('whole days in a town are the frame of a trip next to its bookings', () => {
  const event = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
  const frame = ['DTSTART;VALUE=DATE:20260703', 'SUMMARY:Munich\\, Germany\\, July 2026', 'LOCATION:Munich\\, Germany']
  const flight = [...morning, 'SUMMARY:AF1235 CDG to MUC']
  const kinds = (...events: string[][]) =>
    extract({
      definitions,
      bytes: new TextEncoder().encode(
        ['BEGIN:VCALENDAR', ...events.flatMap((lines) => event(lines)), 'END:VCALENDAR'].join('\r\n'),
      ),
      name: 'x.ics',
      contextDate: '2026-01-01',
    }).extraction.reservations.map(({ kind }) => kind)
  expect(kinds(flight, [...frame, 'TRANSP:TRANSPARENT'])).toEqual(['flight'])
  expect(kinds(flight, frame)).toEqual(['flight', 'event'])
  expect(kinds([...frame, 'TRANSP:TRANSPARENT'])).toEqual(['event'])
})
