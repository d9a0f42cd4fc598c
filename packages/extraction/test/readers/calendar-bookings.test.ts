import { expect, test } from 'vitest'
import { berlin, leg, ofCalendar, times } from './of-calendar'

const hours = ['2026-03-10T10:02:00', '2026-03-10T14:30:00'] as const

test('the calendar reader reads people, numbers and seats, preferring labels to attendees', () => {
  const event = ['SUMMARY:Train from London Paddington to Oxford', ...berlin]
  const labelled = ofCalendar([
    ...event,
    'DESCRIPTION:Passenger: Ms Lea Kunz\\, Jan Kunz\\nCoach: C\\nSeat: 21\\nBooking reference: QX7K2P',
    'ATTENDEE;CN=Somebody Else:mailto:a@b.example',
  ])
  expect(labelled.reservations).toMatchObject([
    {
      confirmation_no: 'QX7K2P',
      coach: 'C',
      travelers: [{ name: 'Lea Kunz', seat: '21' }, { name: 'Jan Kunz' }],
    },
  ])
  const invited = ofCalendar([
    ...event,
    'ATTENDEE;CN="Lea Kunz":mailto:a@b.example',
    'ATTENDEE;CUTYPE=ROOM;CN=Big Room:mailto:room@b.example',
    'ATTENDEE;CN=c@d.example:mailto:c@d.example',
    'X-BOOKING-NUMBER:GW-771204',
  ])
  expect(invited.reservations).toMatchObject([{ confirmation_no: 'GW-771204', travelers: [{ name: 'Lea Kunz' }] }])
  expect(invited.reservations[0]?.travelers).toHaveLength(1)
})

test('the calendar reader does not take a coach for a train, or a platform for a part of the station', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:#9876543210: From Praha\\, ÚAN Florenc\\, to Wien Hbf\\, seat: 1/42',
    ...berlin,
    'ATTENDEE;CN=Lea Kunz:mailto:a@b.example',
    'DESCRIPTION:Dep:10:02|Praha\\, ÚAN Florenc - Stání 7|Praha → Wien (A, 12)|1/42\\nArr:14:30|Wien Hbf - Kolej 7A-B',
    'LOCATION:50.0896\\, 14.4405',
  ])
  expect(reservations).toMatchObject([
    {
      ...leg('bus', 'A, 12', 'Praha, ÚAN Florenc', 'Wien Hbf', ...hours),
      confirmation_no: '9876543210',
      departure_platform: '7',
      travelers: [{ name: 'Lea Kunz', seat: '42' }],
    },
  ])
})

test('the calendar reader reads a stay, a rental car and a restaurant table', () => {
  const nights = ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260313']
  const stay = ofCalendar([
    'SUMMARY:Hotel reservation: Seehof',
    ...nights,
    'LOCATION:Seestraße 1\\, 78464 Konstanz',
    'GEO:47.66;9.17',
    'DESCRIPTION:Guest: Lea Kunz\\nConfirmation number: 771204',
  ])
  expect(stay.reservations).toMatchObject([
    {
      kind: 'lodging',
      name: 'Seehof',
      confirmation_no: '771204',
      travelers: [{ name: 'Lea Kunz' }],
      start: { time: { local: '2026-03-10' }, place: { latitude: 47.66 } },
      end: { time: { local: '2026-03-13' } },
    },
  ])
  const car = ofCalendar([
    'SUMMARY:Car rental: Hertz',
    ...berlin,
    'DESCRIPTION:Pick-up: Hertz Munich Airport\\nDrop-off: Hertz Wien Hbf\\nReservation number: K1234567',
  ])
  expect(car.reservations).toMatchObject([
    {
      kind: 'car',
      confirmation_no: 'K1234567',
      start: { place: { name: 'Hertz Munich Airport' } },
      end: { place: { name: 'Hertz Wien Hbf' } },
    },
  ])
  const table = ofCalendar(['SUMMARY:Dinner reservation at Osteria Nove', ...berlin, 'DESCRIPTION:Party size: 4'])
  expect(table.reservations).toMatchObject([{ kind: 'restaurant', name: 'Osteria Nove' }])
})

test('a meal at a restaurant with the number of a table site is a table', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Dinner at Brasserie Zentral (4 people)',
    ...berlin,
    'LOCATION:Brasserie Zentral\\, Marktplatz 1\\, Zürich',
    'DESCRIPTION:OpenTable confirmation 2110044331',
  ])
  expect(reservations).toMatchObject([{ kind: 'restaurant', name: 'Brasserie Zentral', confirmation_no: '2110044331' }])
})

test('a rental whose event is only its pick-up ends with the return that the text states', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Sixt Mietwagen Abholung',
    ...times('Europe/Berlin', '20260310T100000', '20260310T103000'),
    'LOCATION:Flughafen München',
    'DESCRIPTION:Reservierungsnummer 9912345678\\nRückgabe: 13.03.2026 18:00 Flughafen Berlin',
  ])
  expect(reservations).toMatchObject([
    {
      kind: 'car',
      start: { time: { local: '2026-03-10T10:00:00' } },
      end: { time: { local: '2026-03-13T18:00:00' }, place: { name: 'Flughafen Berlin' } },
    },
  ])
})

test('a word for the direction is no part of the first place', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Stena Line: Return: Göteborg - Frederikshavn',
    ...berlin,
    'DESCRIPTION:Booking 77120033',
  ])
  expect(reservations).toMatchObject([leg('boat', undefined, 'Göteborg', 'Frederikshavn', ...hours)])
})
