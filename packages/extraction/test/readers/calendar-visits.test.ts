import { expect, test } from 'vitest'
import { berlin, leg, ofCalendar } from './of-calendar'

/** Our own samples of entries that are no visit, and of what titles and descriptions say of one. */

const day = ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260311']
const described = (title: string, text: string, ...more: string[]) =>
  ofCalendar([`SUMMARY:${title}`, ...berlin, `DESCRIPTION:${text}`, ...more]).reservations

test.each([
  ['a birthday', ['SUMMARY:Lea Kunz’s birthday', ...day]],
  ['free time', ['SUMMARY:Working from home', ...berlin, 'TRANSP:TRANSPARENT']],
  ['a call', ['SUMMARY:Travel policy', ...berlin, 'LOCATION:Microsoft Teams Meeting']],
  ['a call by telephone', ['SUMMARY:Call with the agency', ...berlin, 'LOCATION:+49 69 696 0']],
  ['a call in the text', ['SUMMARY:Paris-Lyon', ...berlin, 'DESCRIPTION:https://meet.google.com/abc-defg-hij']],
  ['a check-in that opens', ['SUMMARY:Check-in opens for EZY2173 LTN - FAO', ...berlin]],
  ['a reminder', ['SUMMARY:Reminder: check in for your flight VY8248 BCN-ORY', ...berlin]],
  ['a task', ['SUMMARY:Reminder: book train tickets to Hamburg', ...berlin]],
  ['a fare', ['SUMMARY:Fare hold expires: LHR to JFK', ...berlin]],
  ['the end of a free cancellation', ['SUMMARY:Last day for free cancellation: Hotel Rialto', ...day]],
  [
    'a place for a car',
    ['SUMMARY:Airport parking: Purple Gatwick', ...berlin, 'LOCATION:Gatwick', 'DESCRIPTION:Booking: HX12345'],
  ],
])('%s is no visit', (_, lines) => {
  expect(ofCalendar(lines).reservations).toEqual([])
})

test('a description in HTML is read as its text', () => {
  const text = '<p>Dear guest\\,</p><p>Reservation number: <b>R-204417</b><br>Guest: Lea Kunz</p>'
  const stay = ['SUMMARY:Stay at Hotel Sacher', 'DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260312']
  expect(ofCalendar([...stay, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { name: 'Hotel Sacher', confirmation_no: 'R-204417', travelers: [{ name: 'Lea Kunz' }] },
  ])
})

test('every flight of an itinerary is in one line', () => {
  const flights = described(
    'Trip to Lisbon',
    'AF1819 HAM 22:00 - CDG 23:35\\nAF1624 CDG 07:20 - LIS 08:55\\nPNR: QKQ4ZT',
  )
  const times = ['2026-03-10T22:00:00', '2026-03-10T23:35:00', '2026-03-11T07:20:00', '2026-03-11T08:55:00']
  expect(flights.flatMap(({ start, end }) => [start.time.local, end.time.local])).toEqual(times)
  expect(flights).toMatchObject([
    { number: '1819', confirmation_no: 'QKQ4ZT', start: { place: { iata_code: 'HAM' } } },
    { number: '1624', end: { place: { iata_code: 'LIS' } } },
  ])
})

test.each([
  ['Flight: SAS 1417 ARN to CPH', '1417', 'ARN'],
  ['Delta Air Lines 1234 (BOS - DCA)', '1234', 'BOS'],
  ['EW7460: CGN ✈ LHR (Outbound)', '7460', 'CGN'],
  ['ANA57便 東京(羽田) → 札幌(新千歳)', '57', 'HND'],
])('a flight in a title: %s', (title, number, from) => {
  expect(described(title, 'Booking code: QX7K2P')).toMatchObject([
    { kind: 'flight', number, start: { place: { iata_code: from } } },
  ])
})

const [dresden, leipzig] = ['Dresden Hbf', 'Leipzig Hbf'] as const
const train = leg('train', 'ICE 1652', dresden, leipzig, '2026-03-10T08:34:00', '2026-03-10T09:41:00')
test.each([
  `${dresden} (dep. 08:34\\, plat. 3) - ${leipzig} (arr. 09:41\\, plat. 10)\\nICE 1652`,
  `ICE 1652\\, ab 08:34 ${dresden} Gleis 3\\, an 09:41 ${leipzig} Gleis 10`,
  `${dresden}  08:34  Gleis 3\\nICE 1652 (Richtung: Stuttgart)\\n${leipzig} 09:41`,
])('stops and times of a train: %s', (text) => {
  expect(described(`${dresden} - ${leipzig}`, text)).toMatchObject([train])
})

test.each([
  [
    'Train to Leipzig Hbf - Lea Kunz',
    'Origin: Dresden Hbf\\nDestination: Leipzig Hbf\\nTraveler: Lea Kunz',
    'train',
    dresden,
  ],
  ['California Zephyr 5 (CHI-DEN)', 'Train 5\\nChicago\\, IL (CHI) to Denver\\, CO (DEN)', 'train', 'Chicago, IL'],
  ['Train VIA 22 - Montréal à Québec', 'Train : 22', 'train', 'Montréal'],
  ['Viagem de comboio de Porto Campanhã para Lisboa', 'Comboio: AP 184', 'train', 'Porto Campanhã'],
  ['はやぶさ5号(東京→仙台)', '予約番号：E12345', 'train', '東京'],
  ['RegioJet: Praha\\, ÚAN Florenc → Wien\\, Hbf', 'Seat: 14', 'bus', 'Praha, ÚAN Florenc'],
  [
    'Blacklane ride: Hotel Adlon Kempinski → Berlin Airport (BER)',
    'Booking number: 512345678',
    'taxi',
    'Hotel Adlon Kempinski',
  ],
])('the first place of a trip: %s', (title, text, kind, from) => {
  expect(described(title, text)).toMatchObject([{ kind, start: { place: { name: from } } }])
})

test('the name of a stay keeps words that begin like one for its number', () => {
  const nights = ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260312']
  const names = ['Hotel Norden', 'Novotel Lyon Confluence', 'Casa do Príncipe', 'Camping De Zeehoeve']
  const titles = [names[0], names[1], `Ihr Aufenthalt in der Unterkunft ${names[2]}`, `Verblijf op ${names[3]}`]
  const read = titles.flatMap(
    (title) =>
      ofCalendar([`SUMMARY:${title}`, ...nights, 'DESCRIPTION:Nights: 2\\nBooking number: 4012345']).reservations,
  )
  expect(read.map(({ kind, name }) => [kind, name])).toEqual(names.map((name) => ['lodging', name]))
})

test('a room with days is a stay, and its number may be within a sentence', () => {
  const days = ['DTSTART:20261114T140000Z', 'DTEND:20261116T110000Z', 'SUMMARY:The Social Hub']
  const text = 'Arrival: 14 November 2026\\nDeparture: 16 November 2026\\nRoom: Queen\\nCollect with reference FKQ4ZT7W'
  expect(ofCalendar([...days, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'lodging', name: 'The Social Hub', confirmation_no: 'FKQ4ZT7W' },
  ])
})

test('days with slashes are in the order of their event', () => {
  const text = 'Date d’arrivée : 11/09/2026\\nDate de départ : 13/09/2026\\nN° de réservation : RLKQ4ZT7'
  const stay = [
    'SUMMARY:Novotel Lyon',
    'DTSTART;VALUE=DATE:20260911',
    'DTEND;VALUE=DATE:20260913',
    `DESCRIPTION:${text}`,
  ]
  expect(ofCalendar(stay).reservations).toMatchObject([{ start: { time: { local: '2026-09-11' } } }])
})

test('who wrote a calendar may only book tables', () => {
  const lines = ['SUMMARY:Dishoom - Reservation for 4', ...berlin, 'DESCRIPTION:Reference: SR4KQ7ZT\\nName: Lea Kunz']
  expect(ofCalendar(lines, ['PRODID:-//SevenRooms//EN']).reservations).toMatchObject([
    { kind: 'restaurant', name: 'Dishoom', travelers: [{ name: 'Lea Kunz' }] },
  ])
  const play = ['SUMMARY:Soldaat van Oranje', ...berlin, 'LOCATION:Hangaar', 'DESCRIPTION:Bestelnummer: 88776655']
  expect(ofCalendar(play).reservations).toMatchObject([{ kind: 'event' }])
})
