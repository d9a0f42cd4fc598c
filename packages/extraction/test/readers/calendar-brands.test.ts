import { expect, test } from 'vitest'
import { leg, ofCalendar, times } from './of-calendar'

/** Our own samples of events whose words for what they are about are a brand, or none. */

test('a flight needs no other word than its number in front of both airports', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:LX14 Zurich-New York',
    'DTSTART;TZID=Europe/Zurich:20260612T125500',
    'DTEND;TZID=America/New_York:20260612T155500',
    'DESCRIPTION:LX14 ZRH-JFK\\nBooking reference: QK7PXZ',
  ])
  expect(reservations).toMatchObject([
    {
      kind: 'flight',
      number: '14',
      confirmation_no: 'QK7PXZ',
      start: { place: { iata_code: 'ZRH' }, time: { local: '2026-06-12T12:55:00' } },
      end: { place: { iata_code: 'JFK' }, time: { local: '2026-06-12T15:55:00' } },
    },
  ])
})

test('a brand is not a place, and its timetable is that of a train', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Eurostar to Paris',
    ...times('Europe/London', '20260612T080100', '20260612T102000'),
    'LOCATION:London St Pancras Int’l',
    'DESCRIPTION:Booking reference: QXKWVZ\\nTrain 9008\\nLondon St Pancras Int’l 08:01 - Paris Gare du Nord 11:20',
  ])
  const places = ['London St Pancras Int’l', 'Paris Gare du Nord'] as const
  expect(reservations).toMatchObject([
    { ...leg('train', '9008', ...places, '2026-06-12T08:01:00', '2026-06-12T11:20:00'), confirmation_no: 'QXKWVZ' },
  ])
})

test('a train’s kind may be in small letters', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Praha hl.n. » Wien Hbf',
    ...times('Europe/Prague', '20260612T084200', '20260612T124900'),
    'DESCRIPTION:Vlak rj 373 Vindobona\\nOdjezd: 12.6.2026 08:42 Praha hl.n.\\nPříjezd: 12.6.2026 12:49 Wien Hbf',
  ])
  expect(reservations).toMatchObject([
    leg('train', 'rj 373', 'Praha hl.n.', 'Wien Hbf', '2026-06-12T08:42:00', '2026-06-12T12:49:00'),
  ])
})

test('a ship behind a harbour is no part of its name', () => {
  const named = (to: string) =>
    ofCalendar([
      `SUMMARY:Silja Line: Stockholm - ${to}`,
      'DTSTART;TZID=Europe/Stockholm:20260612T164500',
      'DTEND;TZID=Europe/Helsinki:20260613T103000',
      'DESCRIPTION:Booking number 77665544',
    ]).reservations[0]?.end.place.name
  expect(named('Helsinki (Silja Serenade)')).toBe('Helsinki')
  expect(named('Helsinki (Olympia Terminal)')).toBe('Helsinki (Olympia Terminal)')
})

test('a rental is told by its company, where both places have labels', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:SIXT Reservierung 9988776655',
    ...times('Europe/Berlin', '20260612T100000', '20260614T180000'),
    'DESCRIPTION:Reservierungsnummer: 9988776655\\nAbholung: Hamburg Flughafen\\, 12.06.2026 10:00 Uhr\\nRückgabe: Hamburg Flughafen\\, 14.06.2026 18:00 Uhr',
  ])
  expect(reservations).toMatchObject([
    { kind: 'car', confirmation_no: '9988776655', start: { place: { name: 'Hamburg Flughafen' } } },
  ])
})
