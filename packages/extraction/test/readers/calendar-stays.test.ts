import { expect, test } from 'vitest'
import { berlin, ofCalendar } from './of-calendar'

/**
 * Our own samples of flights, stays, tables and rentals as suppliers write them: kind, places, local times, number and
 * other values.
 */

const london = ['DTSTART;TZID=Europe/London:20261012T101000', 'DTEND;TZID=Europe/London:20261012T122800']
const utc = ['DTSTART:20261012T115500Z', 'DTEND:20261012T204500Z']
const nights = ['DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261015']

const flight = (from: string, to: string, start: string, end: string, number: string) => ({
  kind: 'flight',
  number,
  start: { place: { iata_code: from }, time: { local: `2026-10-12T${start}:00` } },
  end: { place: { iata_code: to }, time: { local: `2026-10-12T${end}:00` } },
})

test.each([
  [
    'a flight by its number and two airports, without a word for it',
    [...utc, 'SUMMARY:KL1001 Amsterdam (AMS) to London (LHR)'],
    'Booking code K7QX2M\\nOperated by KLM',
    [{ ...flight('AMS', 'LHR', '13:55', '21:45', '1001'), confirmation_no: 'K7QX2M' }],
  ],
  [
    'an airline whose designator has a digit',
    [...utc, 'SUMMARY:W6 2345 Budapest - London Luton'],
    '',
    [flight('BUD', 'LTN', '13:55', '21:45', '2345')],
  ],
  [
    "easyJet's own designator, a number within a sentence",
    [...utc, 'SUMMARY:Flight EZY8765 London Gatwick to Milan Malpensa'],
    'Your easyJet flight. Booking ref K7QX2M',
    [
      {
        ...flight('LGW', 'MXP', '12:55', '22:45', '8765'),
        confirmation_no: 'K7QX2M',
        provider: { iata_code: 'U2' },
      },
    ],
  ],
  [
    'an agenda of a travel planner',
    [...utc, 'SUMMARY:LH400 FRA to JFK'],
    '[Flight] 10/12/2026 1:55 PM CEST FRA to JFK\\nLufthansa Flight 400\\n10/12/2026 Depart Frankfurt (FRA) 1:55 PM\\nConfirmation #: K7QX2M',
    [{ ...flight('FRA', 'JFK', '13:55', '16:45', '400'), confirmation_no: 'K7QX2M' }],
  ],
  [
    'people one below the other',
    [
      'DTSTART;TZID=Europe/Berlin:20261012T135500',
      'DTEND;TZID=America/New_York:20261012T164500',
      'SUMMARY:LH400 FRA-JFK',
    ],
    'Buchungscode: K7QX2M\\nPassagiere:\\nAnna Gruber\\nMax Gruber\\nUte Gruber\\nGate: folgt',
    [
      {
        ...flight('FRA', 'JFK', '13:55', '16:45', '400'),
        travelers: [{ name: 'Anna Gruber' }, { name: 'Max Gruber' }, { name: 'Ute Gruber' }],
      },
    ],
  ],
  [
    'a town in place of an airport',
    [...utc, 'SUMMARY:Flight to New York (LH 400)', 'LOCATION:Frankfurt FRA'],
    '',
    [
      {
        kind: 'flight',
        number: '400',
        start: { place: { iata_code: 'FRA' } },
        end: {
          place: { name: 'New York' },
          time: { local: '2026-10-12T16:45:00', zone: 'America/New_York' },
        },
      },
    ],
  ],
  [
    'a number behind the place',
    [...utc, 'SUMMARY:Flight to Rome LH 232', 'LOCATION:Frankfurt (FRA)'],
    '',
    [{ kind: 'flight', number: '232', end: { place: { name: 'Rome' }, time: { zone: 'Europe/Rome' } } }],
  ],
  [
    'a flight of a day',
    ['DTSTART;VALUE=DATE:20261012', 'SUMMARY:LH 400 FRA-JFK'],
    '',
    [
      {
        kind: 'flight',
        number: '400',
        start: { place: { iata_code: 'FRA' }, time: { local: '2026-10-12' } },
      },
    ],
  ],
  [
    'a stay with its code in the title',
    [
      ...nights,
      'SUMMARY:Stay at Cozy loft by the river (HMABCDEFGH)',
      'LOCATION:12 Rue Mouffetard\\, 75005 Paris\\, France',
    ],
    'Check-in: 15:00\\nCheckout: 11:00',
    [{ kind: 'lodging', name: 'Cozy loft by the river', confirmation_no: 'HMABCDEFGH' }],
  ],
  [
    'a stay whose line runs on',
    [...nights, 'SUMMARY:Generator Hostel Berlin'],
    'Check in: 12 Oct 2026 Check out: 15 Oct 2026 Guests: 2 Reference: GEN-123456 Name: Anna Gruber',
    [
      {
        kind: 'lodging',
        name: 'Generator Hostel Berlin',
        confirmation_no: 'GEN-123456',
        travelers: [{ name: 'Anna Gruber' }],
        start: { time: { local: '2026-10-12' } },
        end: { time: { local: '2026-10-15' } },
      },
    ],
  ],
  [
    'a stay with the number in a sentence',
    [...nights, 'SUMMARY:Your stay at Hotel Adler Zürich'],
    'Your booking at Hotel Adler Zürich is confirmed. Confirmation number: 1234567890',
    [{ kind: 'lodging', name: 'Hotel Adler Zürich', confirmation_no: '1234567890' }],
  ],
  [
    'a table by who booked it',
    [
      'DTSTART;TZID=America/New_York:20261012T193000',
      'SUMMARY:Reservation at Gramercy Tavern',
      'LOCATION:42 E 20th St\\, New York\\, NY 10003',
    ],
    'OpenTable reservation for 4\\nConfirmation #: 123456',
    [{ kind: 'restaurant', name: 'Gramercy Tavern', confirmation_no: '123456' }],
  ],
  [
    'a rental with hours behind its places',
    ['DTSTART:20261012T080000', 'DTEND:20261015T100000', 'SUMMARY:Sixt Mietwagen München Flughafen'],
    'Reservierungsnummer: 9876543210\\nAbholung: München Flughafen\\, 12.10.2026 10:00\\nRückgabe: München Hbf\\, 15.10.2026 12:00\\nFahrer: Anna Gruber',
    [
      {
        kind: 'car',
        start: { place: { name: 'München Flughafen' } },
        end: { place: { name: 'München Hbf' } },
        travelers: [{ name: 'Anna Gruber' }],
      },
    ],
  ],
  [
    'a meeting',
    [...london, 'SUMMARY:Team meeting (ABCD12345678) - train to win', 'ATTENDEE;CN=Anna Gruber:mailto:a@b.example'],
    'Dial in: 12345678. Platform: Zoom. Room: Einstein. Departure from old ways to new ones.',
    [{ kind: 'event', travelers: [] }],
  ],
])('%s', (_, lines, description, expected) => {
  const { reservations } = ofCalendar([...lines, `DESCRIPTION:${description}`])
  expect(reservations).toMatchObject(expected)
})

test('the name of a booking site before a stay is not part of its name', () => {
  const lines = ['DTSTART;VALUE=DATE:20260703', 'DTEND;VALUE=DATE:20260706', 'SUMMARY:Airbnb: Loft in Le Marais']
  expect(ofCalendar(lines).reservations).toMatchObject([
    { kind: 'lodging', name: 'Loft in Le Marais', start: { time: { local: '2026-07-03' } } },
  ])
})

test('a reservation that Google made of an email is a table', () => {
  const lines = ['DTSTART;TZID=Europe/Rome:20260704T203000', 'SUMMARY:Reservation at Roscioli']
  const link =
    'DESCRIPTION:To see detailed information for automatically created events like this one\\, use https://g.co/calendar'
  expect(ofCalendar([...lines, link]).reservations).toMatchObject([{ kind: 'restaurant', name: 'Roscioli' }])
  expect(ofCalendar(lines).reservations).toMatchObject([{ kind: 'event' }])
})

test('an event of some nights is a stay', () => {
  const days = ['DTSTART;VALUE=DATE:20260703', 'DTEND;VALUE=DATE:20260705', 'SUMMARY:Generator Paris (Hostelworld)']
  const booked = [...days, 'DESCRIPTION:Reservation number: 99887-123456789\\nNights: 2']
  expect(ofCalendar(booked).reservations).toMatchObject([
    { kind: 'lodging', name: 'Generator Paris', confirmation_no: '99887-123456789' },
  ])
})

test('a rental begins and ends at the places behind days in words', () => {
  const text = String.raw`Pick-up: Mon Jun 1 10:00 AM - Bergen Airport\nDrop-off: Tue Jun 2\, 05:00 PM at Voss Station`
  expect(ofCalendar(['SUMMARY:Car rental: Hertz', ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'car', start: { place: { name: 'Bergen Airport' } }, end: { place: { name: 'Voss Station' } } },
  ])
})

test('a rental begins and ends at the places below its days', () => {
  const text = String.raw`Abholung: Sa\, 09.05.2026 09:00\nMünchen Hauptbahnhof\nRückgabe: Mo\, 11.05.2026 18:00\nMünchen Flughafen`
  expect(ofCalendar(['SUMMARY:SIXT Mietwagen', ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    {
      kind: 'car',
      start: { place: { name: 'München Hauptbahnhof' } },
      end: { place: { name: 'München Flughafen' } },
    },
  ])
})
