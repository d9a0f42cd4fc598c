import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

test('the calendar reader reads an embedded reservation, folded and escaped or not', () => {
  const json =
    '[{"@type":"TrainReservation","reservationNumber":"QX7K2P","reservationFor":{"@type":"TrainTrip","trainNumber":"9576","departureStation":{"name":"Stuttgart Hbf"},"arrivalStation":{"name":"Paris Est"},"departureTime":{"@type":"QDateTime","@value":"2026-03-02T10:54:00+01:00","timezone":"Europe/Berlin"}},"underName":{"name":"Uwe Kern"}}]'
  for (const value of [json, json.replaceAll(',', '\\,')]) {
    const folded = `X-KDE-KITINERARY-RESERVATION:${value}`.replace(/(.{70})/g, '$1\r\n ')
    const { reservations } = ofCalendar([folded, 'SUMMARY:Train 9576', 'DTSTART:20260302T095400Z'])
    expect(reservations).toMatchObject([
      {
        kind: 'train',
        confirmation_no: 'QX7K2P',
        number: '9576',
        travelers: [{ name: 'Uwe Kern' }],
        start: { time: { local: '2026-03-02T10:54:00', zone: 'Europe/Berlin' } },
      },
    ])
  }
})

test('the calendar reader gives the times of a flight in the time zones of its airports', () => {
  const { reservations } = ofCalendar([
    'UID:1',
    'DTSTART:20261201T131300Z',
    'DTEND:20261201T220500Z',
    'SUMMARY:Your flight from ZRH to JFK',
    'DESCRIPTION:Booking reference: 7HK2LM \\nFlight number: LX 14 \\nFrom: Zurich (ZRH)\\nAt: New York (JFK)',
  ])
  expect(reservations).toMatchObject([
    {
      kind: 'flight',
      number: '14',
      confirmation_no: '7HK2LM',
      provider: { iata_code: 'LX', name: 'SWISS' },
      start: { place: { iata_code: 'ZRH' }, time: { local: '2026-12-01T14:13:00', zone: 'Europe/Zurich' } },
      end: { place: { iata_code: 'JFK' }, time: { local: '2026-12-01T17:05:00', zone: 'America/New_York' } },
    },
  ])
})

test('the calendar reader reads each leg of a timetable as a reservation, even past midnight', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Hannover Hbf -> Zürich HB',
    'DTSTART;TZID=Europe/Berlin:20260210T220100',
    'DTEND;TZID=Europe/Berlin:20260211T083000',
    'DESCRIPTION:Fahrt: Hannover Hbf nach Zürich HB\\n-\\nvon 22:01 Hannover Hbf - Gleis 8 (ICE  991)\\nan 00:20 Frankfurt(M)Süd - Gleis 2\\n\\nvon 00:50 Frankfurt(M)Süd - Gleis 7 (NJ  471)\\nan 08:30 Zürich HB\\n-\\nDauer: 10:29',
  ])
  expect(reservations).toMatchObject([
    {
      number: 'ICE 991',
      departure_platform: '8',
      start: { time: { local: '2026-02-10T22:01:00' } },
      end: { time: { local: '2026-02-11T00:20:00' } },
    },
    {
      number: 'NJ 471',
      start: { place: { name: 'Frankfurt(M)Süd' } },
      end: { time: { local: '2026-02-11T08:30:00' } },
    },
  ])
})

test('the calendar reader reads any other event as an event with low confidence', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Kick-off\\, part two',
    'DTSTART;TZID=/example.org/Europe/Lisbon:20260402T090000',
    'DTEND;TZID=Europe/Lisbon:20260402T100000',
    'LOCATION:Hub Criativo (Rua da Moeda 2\\, Lisboa)',
    'BEGIN:VALARM',
    'SUMMARY:not this',
    'END:VALARM',
  ])
  expect(reservations).toMatchObject([
    {
      kind: 'event',
      name: 'Kick-off, part two',
      confidence: 0.5,
      start: {
        place: { name: 'Hub Criativo', address: 'Rua da Moeda 2, Lisboa' },
        time: { local: '2026-04-02T09:00:00', zone: 'Europe/Lisbon' },
      },
    },
  ])
})

test('a calendar with METHOD:CANCEL gives cancelled reservations', () => {
  const { reservations } = ofCalendar(['SUMMARY:Off', 'DTSTART:20260402', 'LOCATION:Kino Babylon'], ['METHOD:CANCEL'])
  expect(reservations).toMatchObject([{ status: 'cancelled' }])
})

test('the calendar reader never throws for any arrangement of lines', () => {
  const line = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    ' ',
    'DTSTART:20269999T99',
    'SUMMARY:x',
    'DTEND;TZID=":',
    ';:',
    'X-KDE-KITINERARY-RESERVATION:[{',
    '\\',
  )
  fc.assert(fc.property(fc.array(line, { maxLength: 30 }), (lines) => void ofCalendar(lines)))
})

const described = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test.each([
  ['W. Europe Standard Time', '20260302T100000', 'Europe/Berlin'],
  ['"Tokyo Standard Time"', '20260302T100000', 'Asia/Tokyo'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', '20260302T100000', 'Europe/Berlin'],
  ['/citadel.org/20190914_1/America/Argentina/Buenos_Aires', '20260302T100000', 'America/Argentina/Buenos_Aires'],
  ['Customized Time Zone', '20260328T100000', '+01:00'],
  ['Customized Time Zone', '20260329T100000', '+02:00'],
  ['Customized Time Zone', '20261024T100000', '+02:00'],
  ['Customized Time Zone', '20261025T100000', '+01:00'],
  ['Customized Time Zone', '20260101T000000', '+01:00'],
  ['"(UTC+05:30) Chennai, Kolkata"', '20260302T100000', 'Asia/Kolkata'],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '20260702T100000', 'Europe/Amsterdam'],
  ['"(UTC-05:00) Eastern Time (US & Canada)"', '20260702T100000', 'America/New_York'],
  ['"(UTC+03:30) Somewhere"', '20260302T100000', '+03:30'],
  ['Nowhere', '20260302T100000', undefined],
])('the calendar reader resolves the time zone %s at %s', (zone, time, known) => {
  const lines = [`DTSTART;TZID=${zone}:${time}`, 'SUMMARY:Concert']
  const [event] = ofCalendar(lines, described).reservations
  expect(event?.start.time.zone).toBe(known)
})

test('the calendar reader reads a description that is only in HTML', () => {
  const { reservations } = ofCalendar([
    'DTSTART;TZID=Central Europe Standard Time:20261201T131300',
    'SUMMARY:Your flight from ZRH to JFK',
    'X-ALT-DESC;FMTTYPE=text/html:<html><body><p>Booking reference: 7HK2LM</p><p>Flight number: LX 14</p></body></html>',
  ])
  expect(reservations).toMatchObject([{ kind: 'flight', number: '14', confirmation_no: '7HK2LM' }])
})

test('the calendar reader reads a calendar as UTF-8 regardless of the email, and METHOD:CANCEL cancels its bookings', () => {
  const text =
    'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nDTSTART:20260302T100000Z\r\nSUMMARY:Führung durch Zürich\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  const mail = `From: a@b.example\nContent-Type: text/calendar; charset=iso-8859-1; method=CANCEL\nContent-Transfer-Encoding: base64\n\n${Buffer.from(text).toString('base64')}\n`
  const { reservations } = extract({
    definitions,
    bytes: new TextEncoder().encode(mail),
    contextDate: '2026-01-01',
  }).extraction
  expect(reservations).toMatchObject([{ status: 'cancelled', name: 'Führung durch Zürich' }])
})

const tour = (...lines: string[]): string[] => ['UID:tour@acme.example', 'SUMMARY:Harbour tour', ...lines]
const next = ['END:VEVENT', 'BEGIN:VEVENT']

test.each([
  [
    'the newest revision of an event counts',
    [...tour('SEQUENCE:1', 'DTSTART:20260302T100000Z'), ...next, ...tour('DTSTART:20260302T090000Z')],
    [['confirmed', '2026-03-02T10:00:00']],
  ],
  [
    'a series is its first occurrence',
    tour('RRULE:FREQ=WEEKLY;COUNT=4', 'DTSTART:20260302T100000Z'),
    [['confirmed', '2026-03-02T10:00:00']],
  ],
  [
    'an occurrence that is cancelled by itself takes its own place',
    [
      ...tour('RRULE:FREQ=WEEKLY;COUNT=4', 'DTSTART:20260302T100000Z'),
      ...next,
      ...tour('RECURRENCE-ID:20260302T100000Z', 'DTSTART:20260302T100000Z', 'STATUS:CANCELLED'),
    ],
    [['cancelled', '2026-03-02T10:00:00']],
  ],
  [
    'an occurrence that is moved stands beside the first',
    [
      ...tour('RRULE:FREQ=WEEKLY;COUNT=4', 'DTSTART:20260302T100000Z'),
      ...next,
      ...tour('RECURRENCE-ID:20260309T100000Z', 'DTSTART:20260310T100000Z'),
    ],
    [
      ['confirmed', '2026-03-02T10:00:00'],
      ['confirmed', '2026-03-10T10:00:00'],
    ],
  ],
  [
    'events without a name of their own are all kept',
    ['SUMMARY:Tour', 'DTSTART:20260302T100000Z', ...next, 'SUMMARY:Dinner', 'DTSTART:20260302T180000Z'],
    [
      ['confirmed', '2026-03-02T10:00:00'],
      ['confirmed', '2026-03-02T18:00:00'],
    ],
  ],
])('%s', (_, lines, expected) => {
  expect(ofCalendar(lines).reservations.map(({ status, start }) => [status, start.time.local])).toEqual(expected)
})
