import { expect, test } from 'vitest'
import { leg, ofCalendar, times } from './of-calendar'

/** Our own samples of what the writer of a calendar and its zone say, and of stops in several forms. */

const utc = ['DTSTART:20261012T061000Z', 'DTEND:20261012T093000Z']

test('a crossing is told by who wrote the calendar', () => {
  const lines = ['SUMMARY:Megastar: Helsinki-Tallinn', 'LOCATION:Terminal 2\\, Helsinki']
  const text = 'DESCRIPTION:Departure 13:30 Helsinki\\, Länsisatama\\nArrival 15:30 Tallinn\\, D-terminal'
  const { reservations } = ofCalendar(['DTSTART:20261012T103000Z', ...lines, text], ['PRODID:-//Tallink Silja//EN'])
  const ends = ['Helsinki, Länsisatama', 'Tallinn, D-terminal'] as const
  expect(reservations).toMatchObject([leg('boat', undefined, ...ends, '2026-10-12T13:30:00', '2026-10-12T15:30:00')])
})

test.each([
  ['Pycon Hall', 'Asia/Tokyo', '2026-10-12T15:10:00'],
  ['Gewandhaus, Leipzig', 'Asia/Tokyo', '2026-10-12T08:10:00'],
  ['Pycon Hall', 'Nowhere', '2026-10-12T06:10:00'],
])('an event at %s is in the zone of its place, or of its calendar (%s)', (place, zone, local) => {
  const lines = ['SUMMARY:Pycon', `LOCATION:${place.replace(',', '\\,')}`]
  expect(ofCalendar([...utc, ...lines], [`X-WR-TIMEZONE:${zone}`]).reservations).toMatchObject([
    { kind: 'event', start: { time: { local } } },
  ])
})

test('a flight is told by its number and the codes of its airports below', () => {
  const text = 'Departure: Amsterdam\\, Schiphol (AMS)\\nArrival: Tokyo\\, Narita (NRT)'
  expect(ofCalendar([...utc, 'SUMMARY:KL0861 Amsterdam - Tokyo', `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'flight', start: { place: { iata_code: 'AMS' } }, end: { place: { iata_code: 'NRT' } } },
  ])
})

test.each([
  [
    'the station in a line above each hour',
    'Köln Hbf -> Stuttgart Hbf',
    'Köln Hbf\\nab 10:53  Gleis 5 B-C\\nICE 105\\nMannheim Hbf\\nan 12:24  Gleis 4\\n---\\nMannheim Hbf\\nab 12:39  Gleis 3\\nIC 2065\\nStuttgart Hbf\\nan 13:24',
    [
      leg('train', 'ICE 105', 'Köln Hbf', 'Mannheim Hbf', '2026-10-12T10:53:00', '2026-10-12T12:24:00'),
      leg('train', 'IC 2065', 'Mannheim Hbf', 'Stuttgart Hbf', '2026-10-12T12:39:00', '2026-10-12T13:24:00'),
    ],
  ],
  [
    'platforms in brackets behind a station',
    'ÖBB: Wien Hbf - Innsbruck Hbf',
    'Wien Hbf (Bahnsteige 3-12) 07:30 – Innsbruck Hbf 11:44\\nRJX 860',
    [leg('train', 'RJX 860', 'Wien Hbf', 'Innsbruck Hbf', '2026-10-12T07:30:00', '2026-10-12T11:44:00')],
  ],
  [
    'both stations in a sentence',
    'Italo 9981 Milano Centrale-Napoli Centrale',
    'Biglietto: Q7W8ER. Treno 9981 da Milano Centrale (08:10) a Napoli Centrale (12:55).',
    [leg('train', 'Italo 9981', 'Milano Centrale', 'Napoli Centrale', '2026-10-12T08:10:00', '2026-10-12T12:55:00')],
  ],
  [
    'the word for a journey in Finnish',
    'Junamatka Helsinki - Tampere',
    'Juna: IC 23\\nVaunu 4\\, paikka 32',
    [leg('train', 'IC 23', 'Helsinki', 'Tampere', '2026-10-12T09:10:00', '2026-10-12T12:30:00')],
  ],
])('a train with %s', (_, title, text, legs) => {
  const { reservations } = ofCalendar([...utc, `SUMMARY:${title}`, `DESCRIPTION:${text}`])
  expect(reservations).toMatchObject(legs)
})

test.each([
  ['FlixBus from Praha (ÚAN Florenc) to Berlin (ZOB)', 'Line N72', { end: { place: { name: 'Berlin (ZOB)' } } }],
  ['London Kings Cross to York', 'Your booking reference is ABC12345', { confirmation_no: 'ABC12345' }],
  ['EIP 5300 Warszawa Centralna - Kraków Główny', 'Numer biletu: eIC123456789', { confirmation_no: 'eIC123456789' }],
  ['München Hbf - Berlin Hbf', 'ICE 1004\\nReservation: coach 23\\, seat 45', { coach: '23' }],
  ['Berlin bus station → Dresden central station', 'Trip: FlixBus 057', { kind: 'bus', number: 'FlixBus 057' }],
  ['Treno da Firenze S. M. Novella a Pisa Centrale', 'Regionale 18772', { kind: 'train', number: 'Regionale 18772' }],
  ['Voyage en train Paris → Bordeaux', 'Dossier de voyage : QRSTUV', { kind: 'train', confirmation_no: 'QRSTUV' }],
  ['Southwest Flight 1884 (DAL-LAX)', 'Depart DAL 9:45 AM', { kind: 'flight', number: '1884' }],
  [
    'Eurostar to Paris Nord',
    'Departs: London St Pancras at 10:31\\nArrives: Paris Nord at 13:47',
    { start: { place: { name: 'London St Pancras' } } },
  ],
  ['TGV 6653 PARIS GARE DE LYON / LYON PERRACHE', 'Voiture 8', { end: { place: { name: 'LYON PERRACHE' } } }],
  ['FlixBus Praha - Wien', 'Ticket no. 5512345678', { kind: 'bus', confirmation_no: '5512345678' }],
  [
    'Wizz Air - W6 2201 Budapest-London Luton',
    '',
    { kind: 'flight', start: { place: { iata_code: 'BUD' } }, end: { place: { iata_code: 'LTN' } } },
  ],
  [
    'Amtrak Train 2151 Acela - New York to Washington',
    'Dep: 8:15 New York\\nArr: 11:38 Washington',
    { number: '2151' },
  ],
  [
    'Reservation at The Ivy',
    'Your party of 4 under Anna Berg',
    { kind: 'restaurant', travelers: [{ name: 'Anna Berg' }] },
  ],
])('%s: %s', (title, text, expected) => {
  expect(ofCalendar([...utc, `SUMMARY:${title}`, `DESCRIPTION:${text}`]).reservations).toMatchObject([expected])
})

test('the name of a stay may begin with a number', () => {
  const days = ['DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261014']
  expect(ofCalendar([...days, 'SUMMARY:Stay at 25hours Hotel Zürich West']).reservations).toMatchObject([
    { kind: 'lodging', name: '25hours Hotel Zürich West' },
  ])
})

test('a rental company may stand before its pick-up and its return', () => {
  const place = 'LOCATION:Boston Logan Airport'
  const end = (time: string, title: string) => [...times('America/New_York', time, time), `SUMMARY:${title}`, place]
  const first = end('20261012T160000', 'Hertz pick-up: Boston Logan Airport')
  const last = end('20261015T120000', 'Hertz drop-off: Boston Logan Airport')
  expect(ofCalendar([...first, 'END:VEVENT', 'BEGIN:VEVENT', ...last]).reservations).toMatchObject([
    { kind: 'car', provider: { name: 'Hertz' }, end: { time: { local: '2026-10-15T12:00:00' } } },
  ])
})
