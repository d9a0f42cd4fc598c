import { expect, test } from 'vitest'
import { passFields, readPass } from './read-pass'

/** Our own samples of what passes show, in the forms that issuers choose. */

const read = (pass: unknown) => readPass(pass, { contextDate: '2026-06-01' }).reservations

const field = (label: string, value: string) => ({ key: label.toLowerCase(), label, value })
const coded = (message: string) => ({ barcodes: [{ format: 'PKBarcodeFormatAztec', message }] })
const code = 'M1KUNZ/LEA MRS        EABC123 FRAJFKLH 0400 185C012A0012 100'
const rail = { transitType: 'PKTransitTypeTrain' }
const at = (local: string) => ({ time: { local } })

test('the pass reader completes the day of a code by the hours that the pass shows', () => {
  const shown = {
    transitType: 'PKTransitTypeAir',
    primaryFields: [field('Frankfurt', 'FRA'), field('New York', 'JFK')],
    auxiliaryFields: [field('Departure', '10:30'), field('Boarding', '09:50'), field('Arrival', '13:00')],
  }
  expect(read({ boardingPass: shown, ...coded(code) })).toMatchObject([
    { number: '400', start: at('2026-07-04T10:30:00'), end: at('2026-07-04T13:00:00') },
  ])
})

test.each([
  [
    'hours beside the places, coach and seat in one field',
    {
      ...rail,
      headerFields: [field('Datum', '04.07.2026')],
      primaryFields: [field('ab 08:00', 'Hamburg Hbf'), field('an 09:30', 'Hannover Hbf')],
      secondaryFields: [field('Zug', 'ICE 577'), field('Wagen/Platz', '7 / 61')],
      backFields: [field('Reisende', 'Lea Kunz')],
    },
    {
      kind: 'train',
      number: 'ICE 577',
      coach: '7',
      travelers: [{ name: 'Lea Kunz', seat: '61' }],
      start: { ...at('2026-07-04T08:00:00'), place: { name: 'Hamburg Hbf' } },
      end: { ...at('2026-07-04T09:30:00'), place: { name: 'Hannover Hbf' } },
    },
  ],
  [
    'places as the labels of their hours',
    {
      transitType: 'PKTransitTypeBus',
      headerFields: [field('Date', '4 Jul 2026')],
      primaryFields: [field('Berlin ZOB', '08:00'), field('Prague Florenc', '12:30')],
      secondaryFields: [field('Line', 'N42')],
    },
    {
      kind: 'bus',
      number: 'N42',
      start: { ...at('2026-07-04T08:00:00'), place: { name: 'Berlin ZOB' } },
      end: { ...at('2026-07-04T12:30:00'), place: { name: 'Prague Florenc' } },
    },
  ],
  [
    'a day without its year',
    {
      transitType: 'PKTransitTypeAir',
      headerFields: [field('DATE', '04 Jul')],
      primaryFields: [field('DUBLIN', 'DUB'), field('LONDON', 'STN')],
      auxiliaryFields: [field('FLIGHT', 'FR 1234'), field('DEPARTS', '07:00')],
    },
    { kind: 'flight', number: '1234', start: at('2026-07-04T07:00:00') },
  ],
  [
    "a coach that is not the train's number",
    {
      ...rail,
      headerFields: [field('Date', '04 Jul 2026')],
      primaryFields: [field('08:00', 'London Euston'), field('10:10', 'Manchester')],
      auxiliaryFields: [field('Coach', 'C'), field('Seat', 'A21')],
    },
    { kind: 'train', coach: 'C', end: at('2026-07-04T10:10:00') },
  ],
])('reads %s', (_, boardingPass, expected) => {
  expect(read({ boardingPass })).toMatchObject([expected])
  expect(read({ boardingPass })[0]?.number).not.toBe('C')
})

test('the pass reader reads a shown event with its own hour, place, number and guest', () => {
  const eventTicket = {
    headerFields: [field('DATE', '2026-07-04T20:00+02:00')],
    primaryFields: [field('EVENT', 'Coldplay')],
    secondaryFields: [field('VENUE', 'Olympiastadion, München')],
    backFields: [field('Order number', '12-34567/MUN'), field('Name', 'Lea Kunz')],
  }
  expect(read({ eventTicket, relevantDate: '2026-07-04T16:00Z' })).toMatchObject([
    {
      kind: 'event',
      name: 'Coldplay',
      confirmation_no: '12-34567/MUN',
      start: { ...at('2026-07-04T20:00:00'), place: { name: 'Olympiastadion', locality: 'München' } },
      travelers: [{ name: 'Lea Kunz' }],
    },
  ])
})

test('the pass reader reads a table', () => {
  const generic = {
    primaryFields: [field('Restaurant', 'Osteria')],
    secondaryFields: [field('Date', 'Sat 4 Jul 2026, 19:30'), field('Party size', '4')],
    backFields: [field('Confirmation', '55123')],
  }
  expect(read({ generic })).toMatchObject([
    { kind: 'restaurant', name: 'Osteria', guests: 4, confirmation_no: '55123', start: at('2026-07-04T19:30:00') },
  ])
})

test('the pass reader reads the upcoming events of a season ticket', () => {
  const upcomingPassInformation = [
    {
      type: 'event',
      displayName: 'Game 1',
      dateInformation: { date: '2026-09-12T19:00:00+02:00', timeZone: 'Europe/Berlin' },
      semantics: { homeTeamName: 'Alba', awayTeamName: 'Ulm', seats: [{ seatNumber: '7' }, { seatNumber: '8' }] },
    },
    { type: 'event', displayName: 'Game 2', dateInformation: { date: '2026-09-26', isAllDay: true } },
    { type: 'event', displayName: 'Game 3' },
  ]
  const semantics = { eventName: 'Season', venueName: 'Arena' }
  expect(read({ eventTicket: {}, semantics, upcomingPassInformation })).toMatchObject([
    {
      name: 'Alba – Ulm',
      start: { time: { local: '2026-09-12T19:00:00', zone: 'Europe/Berlin' }, place: { name: 'Arena' } },
      travelers: [{ seat: '7, 8' }],
    },
    { name: 'Game 2', start: at('2026-09-26') },
  ])
})

test.each([
  [{ boardingPass: [1, 2], semantics: [], barcodes: 'x', upcomingPassInformation: 5 }],
  [{ boardingPass: { primaryFields: { a: 1 }, transitType: 7 }, semantics: { seats: 5, passengerName: 'Lea' } }],
  [
    {
      eventTicket: { primaryFields: [null, [], 'x'] },
      upcomingPassInformation: [null, { semantics: { seats: [[]] } }],
    },
  ],
  [
    {
      generic: { primaryFields: [field('Restaurant', 'Osteria'), field('Guests', '999 of them')] },
      relevantDate: 'soon',
    },
  ],
])('the pass reader finds nothing in a pass whose values are of other types', (pass) => {
  expect(read(pass)).toEqual([])
})

test('a pass with a number of nights is of the house next to it', () => {
  const pass = {
    organizationName: 'Nordic Houses',
    generic: {
      primaryFields: passFields({ 'Hotel Karl Johan': '2 nights' }),
      secondaryFields: passFields({ ARRIVAL: 'Fri 19 Jun 2026', DEPARTURE: 'Sun 21 Jun 2026', GUEST: 'Ola Dahl' }),
    },
  }
  expect(readPass(pass).reservations).toMatchObject([
    {
      kind: 'lodging',
      name: 'Hotel Karl Johan',
      start: { time: { local: '2026-06-19' } },
      end: { time: { local: '2026-06-21' } },
      travelers: [{ name: 'Ola Dahl' }],
    },
  ])
})
