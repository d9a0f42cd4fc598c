import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { passFields, readPass } from './read-pass'

/** Reads passes without semantic tags or a known code, which have only their displayed fields. */

const read = (pass: unknown) => readPass(pass).reservations

const boarding = (transitType: string, ends: [string, string], shown: Record<string, string>, more = {}) => ({
  organizationName: 'Nordlinje',
  boardingPass: {
    transitType,
    primaryFields: [
      { key: 'from', label: 'From', value: ends[0] },
      { key: 'to', label: 'To', value: ends[1] },
    ],
    auxiliaryFields: passFields(shown),
  },
  ...more,
})

test.each([
  ['a day and an hour apart', { Date: '2 May 2026', Departure: '08:10', Arrival: '14:55' }, {}],
  ['a day with an hour', { Datum: '02.05.2026', Abfahrt: '02.05.2026 08:10', Ankunft: '02.05.2026 14:55' }, {}],
  ['ISO dates with offsets', { Departs: '2026-05-02T08:10+02:00', Arrives: '2026-05-02T14:55+02:00' }, {}],
  [
    'hours on the day on which it becomes relevant',
    { Départ: '8h10', Arrivée: '14h55' },
    { relevantDate: '2026-05-02T07:40+02:00' },
  ],
])('the pass reader reads a train pass with %s', (_, shown, more) => {
  const pass = boarding(
    'PKTransitTypeTrain',
    ['Bergen', 'Oslo S'],
    {
      ...shown,
      Train: '62',
      Coach: '4',
      Seat: '12',
      Platform: '3',
      Passenger: 'Kari Berg',
      Booking: 'QX7K2P',
    },
    more,
  )
  expect(read(pass)).toMatchObject([
    {
      kind: 'train',
      number: '62',
      coach: '4',
      departure_platform: '3',
      confirmation_no: 'QX7K2P',
      travelers: [{ name: 'Kari Berg', seat: '12' }],
      start: { place: { name: 'Bergen' }, time: { local: '2026-05-02T08:10:00' } },
      end: { place: { name: 'Oslo S' }, time: { local: '2026-05-02T14:55:00' } },
    },
  ])
})

test.each([
  ['PKTransitTypeBus', { Line: 'N160' }, 'bus'],
  ['PKTransitTypeBoat', {}, 'boat'],
  ['PKTransitTypeGeneric', { Ferry: 'Kong Harald' }, 'boat'],
  ['PKTransitTypeGeneric', { Zug: 'RE 4' }, 'train'],
])('the pass reader reads a pass of %s', (type, shown, kind) => {
  const pass = boarding(type, ['Bergen', 'Stavanger'], { ...shown, Date: '2026-05-02', Departure: '9:05 PM' })
  expect(read(pass)).toMatchObject([{ kind, start: { time: { local: '2026-05-02T21:05:00' } } }])
})

test('the pass reader reads a pass with only a day, and ignores one without any date', () => {
  const day = boarding('PKTransitTypeTrain', ['Bergen', 'Oslo S'], { Date: '2026-05-02' })
  expect(read(day)).toMatchObject([{ start: { time: { local: '2026-05-02' } } }])
  expect(read(boarding('PKTransitTypeTrain', ['Bergen', 'Oslo S'], {}))).toEqual([])
  expect(read(boarding('PKTransitTypeGeneric', ['Bergen', 'Oslo S'], { Date: '2026-05-02' }))).toEqual([])
})

test('the pass reader reads a stay from its check-in and check-out', () => {
  const shown = {
    'Check-in': '2026-05-02',
    'Check-out': '2026-05-04',
    Guest: 'Kari Berg',
    Reservation: '778899',
  }
  const generic = { primaryFields: [{ key: 'n', label: 'Name of the house', value: 'Hotel Fjord' }] }
  const pass = { organizationName: 'Stay AS', generic: { ...generic, auxiliaryFields: passFields(shown) } }
  expect(read(pass)).toMatchObject([
    {
      kind: 'lodging',
      name: 'Hotel Fjord',
      confirmation_no: '778899',
      travelers: [{ name: 'Kari Berg' }],
      start: { time: { local: '2026-05-02' } },
      end: { time: { local: '2026-05-04' } },
    },
  ])
})

test('the pass reader reads a rental car from where and when it is picked up and returned', () => {
  const shown = {
    'Pick-up location': 'Bergen Airport',
    'Pick-up time': '2026-05-02 10:00',
    'Drop-off location': 'Oslo Airport',
    'Drop-off time': '2026-05-04 18:00',
    Driver: 'Kari Berg',
    Reservation: 'H77889900',
  }
  expect(read({ organizationName: 'Rent AS', generic: { auxiliaryFields: passFields(shown) } })).toMatchObject([
    {
      kind: 'car',
      confirmation_no: 'H77889900',
      provider: { name: 'Rent AS' },
      start: { place: { name: 'Bergen Airport' }, time: { local: '2026-05-02T10:00:00' } },
      end: { place: { name: 'Oslo Airport' }, time: { local: '2026-05-04T18:00:00' } },
    },
  ])
})

test('a voided pass gives a cancelled journey', () => {
  const pass = boarding('PKTransitTypeTrain', ['Bergen', 'Oslo S'], { Date: '2026-05-02' }, { voided: true })
  expect(read(pass)).toMatchObject([{ status: 'cancelled' }])
})

test('cards, coupons and vouchers give no reservation', () => {
  for (const style of ['generic', 'coupon', 'storeCard'])
    expect(
      read({
        [style]: {
          primaryFields: [{ key: 'balance', label: 'Balance', value: '21.75' }],
          auxiliaryFields: passFields({
            Name: 'Kari Berg',
            Start: '2026-05-02',
            End: '2026-12-31',
            Date: '2026-05-02',
          }),
        },
      }),
    ).toEqual([])
})

test.each([
  [
    'labels in French',
    { Date: '03/07/2026', 'Heure de départ': '12h00', "Heure d'arrivée": '14h04', 'Réf. dossier': 'QX7K2P' },
    {},
  ],
  [
    'the day on which it becomes relevant',
    { Date: '03/07/2026', Departure: '12:00', Arrival: '14:04', Booking: 'QX7K2P' },
    { relevantDate: '2026-07-03T11:30+02:00' },
  ],
  [
    'the day of relevance, where it has dashes',
    { Datum: '03-07-2026', Vertrek: '12:00', Aankomst: '14:04', Boeking: 'QX7K2P' },
    { relevantDate: '2026-07-03T12:00+02:00' },
  ],
])('a day with slashes is read by %s', (_, shown, more) => {
  expect(read(boarding('PKTransitTypeTrain', ['Paris Gare de Lyon', 'Lyon Part Dieu'], shown, more))).toMatchObject([
    {
      confirmation_no: 'QX7K2P',
      start: { time: { local: '2026-07-03T12:00:00' } },
      end: { time: { local: '2026-07-03T14:04:00' } },
    },
  ])
})

test('a ferry sails, and one of its passengers leads', () => {
  const shown = { Sailing: '03 Jul 2026 10:15', 'Lead passenger': 'Ann Lee' }
  expect(read(boarding('PKTransitTypeBoat', ['Dover', 'Calais'], shown))).toMatchObject([
    { kind: 'boat', travelers: [{ name: 'Ann Lee' }], start: { time: { local: '2026-07-03T10:15:00' } } },
  ])
})

test('a rental car is picked up at a place and time of one field', () => {
  const shown = { 'Pick-up': 'Munich Airport, 03 Jul 2026 10:00', Return: 'Nuremberg Station\n7 Jul 2026, 09:30' }
  const pass = { organizationName: 'Rent', generic: { secondaryFields: passFields(shown) } }
  expect(read(pass)).toMatchObject([
    {
      kind: 'car',
      start: { place: { name: 'Munich Airport' }, time: { local: '2026-07-03T10:00:00' } },
      end: { place: { name: 'Nuremberg Station' }, time: { local: '2026-07-07T09:30:00' } },
    },
  ])
})

test('a time without a zone gets none', () => {
  const shown = { Kino: 'Cineplexx', 'Datum & Uhrzeit': '03.07.2026 20:15' }
  const primaryFields = [{ key: 'film', label: 'Film', value: 'Dune' }]
  const [event] = read({
    organizationName: 'Cineplexx',
    eventTicket: { primaryFields, auxiliaryFields: passFields(shown) },
  })
  expect(event?.start.time).toEqual({ local: '2026-07-03T20:15:00' })
})

test('the number of a train needs no label, and a day of return has a way back', () => {
  const shown = { '': 'RJX 162', Rückfahrt: '14.07.2026 17:08', Ticketcode: 'K7QX2M00' }
  const more = { relevantDate: '2026-07-12T08:30:00+02:00' }
  expect(read(boarding('PKTransitTypeTrain', ['Wien Hbf', 'Salzburg Hbf'], shown, more))).toMatchObject([
    { kind: 'train', number: 'RJX 162', start: { time: { local: '2026-07-12T08:30:00' } } },
    {
      kind: 'train',
      start: { place: { name: 'Salzburg Hbf' }, time: { local: '2026-07-14T17:08:00' } },
      end: { place: { name: 'Wien Hbf' } },
    },
  ])
})

test('the title of an event is no traveler, whatever its field is called', () => {
  const pass = {
    organizationName: 'pretix',
    relevantDate: '2026-10-03T10:00:00+02:00',
    eventTicket: {
      primaryFields: [{ key: 'name', label: 'Veranstaltung', value: 'Kieler Linuxtage' }],
      auxiliaryFields: passFields({ Teilnehmerin: 'Jane Doe' }),
    },
  }
  expect(read(pass)).toMatchObject([{ name: 'Kieler Linuxtage', travelers: [{ name: 'Jane Doe' }] }])
})

test('the pass reader reports that a card has no booking', () => {
  const bytes = zipSync({ 'pass.json': strToU8('{"storeCard":{"primaryFields":[{"key":"b","value":"12"}]}}') })
  const { extraction } = extract({ definitions, bytes, name: 'x.pkpass', contextDate: '2026-01-01' })
  expect(extraction).toMatchObject({ reservations: [], diagnostics: [{ level: 'info', code: 'pass-no-booking' }] })
})
