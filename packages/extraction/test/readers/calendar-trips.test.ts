import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'
import { berlin, leg, ofCalendar } from './of-calendar'

test.each([
  ['de', 'Fahrt', 'von', 'an', 'Gleis'],
  ['en', 'Journey', 'from', 'to', 'platform'],
  ['fr', 'Voyage', 'dép.', 'arr.', 'voie'],
  ['it', 'Viaggio', 'da', 'a', 'binario'],
  ['es', 'Viaje', 'de', 'a', 'Vía'],
  ['da', 'Rejse', 'fra', 'til', 'Spor'],
  ['cs', 'Jízda', 'z', 'do', 'Kolej'],
  ['pl', 'Podróż', 'z', 'do', 'Peron'],
  ['nl', 'Reis', 'van', 'naar', 'spoor'],
])(
  'the calendar reader reads a timetable in %s with platforms, coaches and names that end in brackets',
  (_, trip, from, to, track) => {
    const { reservations } = ofCalendar([
      'SUMMARY:Frankfurt(Main) -> Wien Hbf',
      ...berlin,
      `DESCRIPTION:${trip}: Frankfurt(Main) - Wien Hbf\\n-\\n${from} 10:02 Frankfurt(Main) - ${track} 7 (ICE   23)\\n${to} 12:10 Passau Hbf - ${track} 12 D - G\\n\\n${from} 12:20 Passau Hbf (Bus  SEV 4)\\n${to} 13:05 Linz/Donau Hbf\\n\\n${from} 13:20 Linz/Donau Hbf - ${track} 2 (RJX 765)\\n${to} 14:30 Wien Hbf - ${track} 7A-B`,
    ])
    expect(reservations).toMatchObject([
      {
        ...leg('train', 'ICE 23', 'Frankfurt(Main)', 'Passau Hbf', '2026-03-10T10:02:00', '2026-03-10T12:10:00'),
        departure_platform: '7',
      },
      leg('bus', 'Bus SEV 4', 'Passau Hbf', 'Linz/Donau Hbf', '2026-03-10T12:20:00', '2026-03-10T13:05:00'),
      {
        ...leg('train', 'RJX 765', 'Linz/Donau Hbf', 'Wien Hbf', '2026-03-10T13:20:00', '2026-03-10T14:30:00'),
        departure_platform: '2',
      },
    ])
  },
)

const hours = ['2026-03-10T10:02:00', '2026-03-10T14:30:00'] as const

test.each([
  [
    'lines that begin with ab and an',
    'Ab 10:02 Uhr Frankfurt(Main)Hbf, Gleis 7\\nICE 571 nach Berlin Hbf\\nAn 14:30 Uhr Berlin Hbf, Gleis 3',
  ],
  ['hours alone', '10:02 Frankfurt(Main)Hbf, Gleis 7\\nICE 571\\n14:30 Berlin Hbf, Gleis 3'],
  [
    'labels',
    'Abfahrt: 10:02 Uhr, Frankfurt(Main)Hbf, Gleis 7\\nZug: ICE 571\\nAnkunft: 14:30 Uhr, Berlin Hbf, Gleis 3',
  ],
  ['hours behind', 'Frankfurt(Main)Hbf ab 10:02 Gleis 7 ICE 571\\nBerlin Hbf an 14:30 Gleis 3'],
  ['one line', 'ICE 571: Frankfurt(Main)Hbf 10:02 - Berlin Hbf 14:30'],
  ['one line, hours first', '10:02 Frankfurt(Main)Hbf – 14:30 Berlin Hbf (ICE 571)'],
])('the calendar reader reads a leg from %s', (_, lines) => {
  const { reservations } = ofCalendar([
    'SUMMARY:Fahrt von Frankfurt(Main)Hbf nach Berlin Hbf',
    ...berlin,
    `DESCRIPTION:${lines}`,
  ])
  expect(reservations).toMatchObject([leg('train', 'ICE 571', 'Frankfurt(Main)Hbf', 'Berlin Hbf', ...hours)])
})

test.each([
  ['Fahrt von Hamburg Hbf nach Berlin Hbf', 'Hamburg Hbf', 'Berlin Hbf', undefined],
  ['ICE 571: Hamburg Hbf -> Berlin Hbf', 'Hamburg Hbf', 'Berlin Hbf', 'ICE 571'],
  ['🚄 Hamburg Hbf → Berlin Hbf (ICE 571)', 'Hamburg Hbf', 'Berlin Hbf', 'ICE 571'],
  ['Train from London Paddington to Oxford', 'London Paddington', 'Oxford', undefined],
  ['London Kings Cross [KGX] to York [YRK] by train', 'London Kings Cross', 'York', undefined],
  ['Train 5186 from Nîmes Gare to Lyon Part-Dieu', 'Nîmes Gare', 'Lyon Part-Dieu', '5186'],
  [
    'Votre voyage en train : Paris Gare de Lyon → Marseille St Charles',
    'Paris Gare de Lyon',
    'Marseille St Charles',
    undefined,
  ],
  ['Treno Frecciarossa da Milano Centrale a Roma Termini', 'Milano Centrale', 'Roma Termini', undefined],
  ['Vlak z Praha hl.n. do Brno hl.n.', 'Praha hl.n.', 'Brno hl.n.', undefined],
  ['Resa med tåg från Stockholm Central till Malmö Central, vagn 4', 'Stockholm Central', 'Malmö Central', undefined],
])('the calendar reader reads a train from its title: %s', (summary, from, to, number) => {
  const { reservations } = ofCalendar([`SUMMARY:${summary.replaceAll(',', '\\,')}`, ...berlin])
  expect(reservations).toMatchObject([leg('train', number, from, to, ...hours)])
})

test.each([
  ['bus', 'FlixBus: Berlin ZOB -> Prague (ÚAN Florenc)', 'Berlin ZOB', 'Prague'],
  ['boat', 'Ferry from Dover to Calais', 'Dover', 'Calais'],
  ['taxi', 'Taxi from Heathrow Airport to Oxford', 'Heathrow Airport', 'Oxford'],
  ['flight', 'Flight LX 1234 Zürich - Wien', 'Zürich', 'Wien'],
  ['flight', 'LH 400: Frankfurt (FRA) → New York (JFK)', 'Frankfurt', 'New York'],
])('the calendar reader reads a %s from its title: %s', (kind, summary, from, to) => {
  const [one, ...more] = ofCalendar([`SUMMARY:${summary}`, ...berlin]).reservations
  expect(more).toEqual([])
  expect(one).toMatchObject({ kind, start: { place: { name: from } } })
  expect(one?.end.place.name).toMatch(to)
})

test('a title with two places is a train if the description has a departure, an arrival and a platform', () => {
  const lines = 'Depart: 10:02 London Euston\\nArrive: 14:30 Manchester Piccadilly\\nPlatform 4'
  const summary = 'SUMMARY:London Euston to Manchester Piccadilly'
  expect(ofCalendar([summary, ...berlin, `DESCRIPTION:${lines}`]).reservations).toMatchObject([
    leg('train', undefined, 'London Euston', 'Manchester Piccadilly', ...hours),
  ])
  expect(ofCalendar([summary, ...berlin]).reservations).toMatchObject([{ kind: 'event' }])
})

test('the calendar reader reads a flight with the destination in the title and the origin in the location', () => {
  const { reservations } = ofCalendar(['SUMMARY:Flight to Zurich (LX 971)', 'LOCATION:Berlin BER', ...berlin])
  expect(reservations).toMatchObject([
    { kind: 'flight', number: '971', provider: { iata_code: 'LX' }, start: { place: { iata_code: 'BER' } } },
  ])
})

test('the calendar reader reads an end given as a duration, and a cancellation in the title', () => {
  const { reservations } = ofCalendar([
    'SUMMARY:Cancelled: Train from London Paddington to Oxford',
    'DTSTART;TZID=Europe/London:20260310T233000',
    'DURATION:PT1H15M',
  ])
  expect(reservations).toMatchObject([
    { kind: 'train', status: 'cancelled', end: { time: { local: '2026-03-11T00:45:00' } } },
  ])
})

test.each([
  'Team lunch',
  'Dinner with Anna',
  'Meeting at Hotel Adlon',
  'From idea to product: train the trainer',
  'Zoom: Design -> Review',
  'Flight simulator meetup - part two',
  'Konzert im Bahnhof',
  'Deadline: send report to finance',
])('the calendar reader keeps an event that is not a trip: %s', (summary) => {
  const { reservations } = ofCalendar([
    `SUMMARY:${summary}`,
    ...berlin,
    'DESCRIPTION:10:00 Opening\\n11:00 Coffee\\n12:00 Lunch',
    'ATTENDEE;CN=Lea Kunz:mailto:a@b.example',
  ])
  expect(reservations).toMatchObject([{ kind: 'event', travelers: [] }])
})

test('the calendar reader reads pathological texts in time', () => {
  for (const text of [
    'von 10:00 '.repeat(2000),
    'A - '.repeat(5000),
    '->'.repeat(9000),
    'Seat: '.repeat(3000),
    '10:00 a '.repeat(2500),
    `${' '.repeat(19_000)}(`,
    'from to '.repeat(2000),
  ]) {
    const lines = [`SUMMARY:${text}`, `DESCRIPTION:${text}`, 'DTSTART:20260101T000000', 'DURATION:P999999999W']
    expect(cpuTime(() => void ofCalendar(lines))).toBeLessThan(5000)
  }
})

test.each([
  [
    'a ride between lines that begin with “from” and “to”',
    ['SUMMARY:Blacklane Transfer', 'LOCATION:Hotel Adlon'],
    String.raw`Buchungsnummer: 77120448\nVon: Hotel Adlon\nNach: Flughafen Berlin Brandenburg (BER)`,
    { kind: 'taxi', start: { place: { name: 'Hotel Adlon' } }, end: { place: { iata_code: 'BER' } } },
  ],
  [
    'a ride that is called a reservation',
    ['SUMMARY:Uber reservation to JFK Airport', 'LOCATION:120 W 45th St'],
    '',
    { kind: 'taxi', start: { place: { name: '120 W 45th St' } }, end: { place: { name: 'JFK Airport' } } },
  ],
  [
    'a word for a sailing before a port',
    ['SUMMARY:Ferry sailing Oban to Craignure'],
    'Booking ref: 4471209',
    { kind: 'boat', start: { place: { name: 'Oban' } }, end: { place: { name: 'Craignure' } } },
  ],
  [
    'the letters of a British station in round brackets',
    ['SUMMARY:Train from London Paddington to Bristol Temple Meads'],
    '10:02 London Paddington (PAD) - 14:30 Bristol Temple Meads (BRI)',
    {
      kind: 'train',
      start: { place: { name: 'London Paddington' } },
      end: { place: { name: 'Bristol Temple Meads' } },
    },
  ],
  [
    'the code of a ticket',
    ['SUMMARY:Italo 9919 Milano Centrale - Roma Termini'],
    'Codice biglietto: KW7QTR',
    { kind: 'train', number: 'Italo 9919', confirmation_no: 'KW7QTR' },
  ],
  [
    'a full stop between a label and its colon',
    ['SUMMARY:Rejse fra Odense St. til København H'],
    String.raw`Ordrenr.: 20881147\nTog: ICL 34`,
    { kind: 'train', confirmation_no: '20881147' },
  ],
])('%s is read', (_, lines, description, expected) => {
  expect(ofCalendar([...lines, ...berlin, `DESCRIPTION:${description}`]).reservations).toMatchObject([expected])
})
