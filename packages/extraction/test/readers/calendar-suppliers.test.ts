import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

/**
 * Our own samples of trains, coaches, ferries and rides as suppliers write them: kind, places, local times, number and
 * other values.
 */

const london = ['DTSTART;TZID=Europe/London:20261012T101000', 'DTEND;TZID=Europe/London:20261012T122800']
const berlin = ['DTSTART;TZID=Europe/Berlin:20261012T084600', 'DTEND;TZID=Europe/Berlin:20261012T143200']

const trip = (kind: string, from: string, to: string, start: string, end: string, number?: string) => ({
  kind,
  ...(number ? { number } : {}),
  start: { place: { name: from }, time: { local: `2026-10-12T${start}:00` } },
  end: { place: { name: to }, time: { local: `2026-10-12T${end}:00` } },
})

test.each([
  [
    'a timetable with labels and particles',
    [...berlin, 'SUMMARY:Hamburg Hbf → München Hbf'],
    'Departure: 08:46 from Hamburg Hbf, platform 14\\nICE 583 towards München Hbf\\nArrival: 12:02 at Würzburg Hbf, platform 5\\nTransfer 12 min.\\nDeparture: 12:14 from Würzburg Hbf, platform 7\\nICE 725\\nArrival: 14:32 at München Hbf',
    [
      {
        ...trip('train', 'Hamburg Hbf', 'Würzburg Hbf', '08:46', '12:02', 'ICE 583'),
        departure_platform: '14',
      },
      {
        ...trip('train', 'Würzburg Hbf', 'München Hbf', '12:14', '14:32', 'ICE 725'),
        departure_platform: '7',
      },
    ],
  ],
  [
    'the train below both stops',
    ['DTSTART;TZID=Europe/Zurich:20261012T083200', 'SUMMARY:Zürich HB - Bern'],
    'Zürich HB ab 08:32 Gleis 31\\nBern an 09:28 Gleis 5\\nIC 712 Richtung Genève-Aéroport',
    [{ ...trip('train', 'Zürich HB', 'Bern', '08:32', '09:28', 'IC 712'), departure_platform: '31' }],
  ],
  [
    'known stations before their hours, a number in groups',
    ['DTSTART:20261012T064600Z', 'DTEND:20261012T092400Z', 'SUMMARY:Wien Hbf - Salzburg Hbf'],
    'Ihre Reise\\nWien Hbf 08:46 Bahnsteig 8A-B\\nRJX 162\\nSalzburg Hbf 11:24 Bahnsteig 3\\nBuchungscode: 1234 5678 9012 3456\\nReisende: Anna Gruber',
    [
      {
        ...trip('train', 'Wien Hbf', 'Salzburg Hbf', '08:46', '11:24', 'RJX 162'),
        confirmation_no: '1234 5678 9012 3456',
        travelers: [{ name: 'Anna Gruber' }],
      },
    ],
  ],
  [
    "the letters of Britain's railways",
    [...london, 'SUMMARY:Train to Manchester Piccadilly'],
    'Dep 10:10 London Euston [EUS] Platform 13\\nArr 11:44 Crewe [CRE] Platform 5\\n\\nDep 11:55 Crewe [CRE] Platform 1\\nArr 12:28 Manchester Piccadilly [MAN]',
    [
      { ...trip('train', 'London Euston', 'Crewe', '10:10', '11:44'), departure_platform: '13' },
      { ...trip('train', 'Crewe', 'Manchester Piccadilly', '11:55', '12:28'), departure_platform: '1' },
    ],
  ],
  [
    'the same in one line, and by hours alone',
    [...london, 'SUMMARY:London Euston to Manchester Piccadilly'],
    '10:10 London Euston [EUS] to 12:28 Manchester Piccadilly [MAN]',
    [trip('train', 'London Euston', 'Manchester Piccadilly', '10:10', '12:28')],
  ],
  [
    'a coach and a train of one journey, a seat without a coach',
    [
      'DTSTART;TZID=Europe/Prague:20261012T083000',
      'DTEND;TZID=Europe/Prague:20261012T123000',
      'SUMMARY:#1234567890: From Praha\\, ÚAN Florenc\\, to Bratislava\\, seat: 12',
    ],
    'Dep:08:30|Praha\\, ÚAN Florenc|5|Praha → Brno (RegioJet\\, 1234)|12\\nArr:11:00|Brno\\, AN u hotelu Grand\\nDep:11:30|Brno\\, hl.n.|Brno → Bratislava (RJ\\, RJ 1035)|3/45\\nArr:12:30|Bratislava\\, hl. st.',
    [
      {
        ...trip('bus', 'Praha, ÚAN Florenc', 'Brno, AN u hotelu Grand', '08:30', '11:00'),
        travelers: [{ seat: '12' }],
        confirmation_no: '1234567890',
      },
      {
        ...trip('train', 'Brno, hl.n.', 'Bratislava, hl. st.', '11:30', '12:30', 'RJ, RJ 1035'),
        coach: '3',
        travelers: [{ seat: '45' }],
      },
    ],
  ],
  [
    'a brand and its number before the places; a carriage is no coach',
    [
      'DTSTART:20261012T055500Z',
      'DTEND:20261012T073000Z',
      "SUMMARY:Eurostar 9004 - London St Pancras Int'l to Paris Gare du Nord",
    ],
    'Booking reference: QWERTY\\nCoach 12\\, seat 34\\nPassenger: Anna Gruber',
    [
      {
        ...trip('train', "London St Pancras Int'l", 'Paris Gare du Nord', '06:55', '09:30', 'Eurostar 9004'),
        confirmation_no: 'QWERTY',
        coach: '12',
        travelers: [{ name: 'Anna Gruber', seat: '34' }],
      },
    ],
  ],
  [
    'a number behind its sign',
    [
      'DTSTART:20261012T055500Z',
      'DTEND:20261012T073000Z',
      'SUMMARY:Train TGV INOUI n° 6607 PARIS GARE LYON - LYON PART DIEU',
    ],
    'Référence dossier : SXKQ2M\\nVoiture 5 - Place 42\\nVoyageur : Mme Anna GRUBER',
    [
      {
        ...trip('train', 'PARIS GARE LYON', 'LYON PART DIEU', '07:55', '09:30', 'TGV INOUI 6607'),
        confirmation_no: 'SXKQ2M',
        coach: '5',
      },
    ],
  ],
  [
    'labels in one line without marks between them',
    ['DTSTART:20261012T061000Z', 'DTEND:20261012T081200Z', 'SUMMARY:🚄 Paris Gare de Lyon → Lyon Part-Dieu'],
    'PNR: SXKQ2M Train: TGV 6607 Coach: 5 Seat: 42',
    [
      {
        ...trip('train', 'Paris Gare de Lyon', 'Lyon Part-Dieu', '08:10', '10:12', 'TGV 6607'),
        confirmation_no: 'SXKQ2M',
        coach: '5',
        travelers: [{ seat: '42' }],
      },
    ],
  ],
  [
    'words before a known station',
    [
      'DTSTART;TZID=Europe/Stockholm:20261012T105500',
      'DTEND;TZID=Europe/Stockholm:20261012T153000',
      'SUMMARY:Tågresa Stockholm Central - Malmö Central',
    ],
    'Vagn 3\\, plats 45',
    [trip('train', 'Stockholm Central', 'Malmö Central', '10:55', '15:30')],
  ],
  [
    'two stations and a dash',
    ['DTSTART:20261012T055500Z', 'DTEND:20261012T063000Z', 'SUMMARY:Utrecht Centraal - Amsterdam Centraal'],
    '',
    [trip('train', 'Utrecht Centraal', 'Amsterdam Centraal', '07:55', '08:30')],
  ],
  [
    'a coach by its brand',
    ['DTSTART:20261012T084600', 'DTEND:20261012T103200', 'SUMMARY:FlixBus 012 Berlin ZOB - Hamburg ZOB'],
    '',
    [trip('bus', 'Berlin ZOB', 'Hamburg ZOB', '08:46', '10:32', 'FlixBus 012')],
  ],
  [
    'a ferry by its line',
    [
      'DTSTART;TZID=Europe/Stockholm:20261012T164500',
      'DTEND;TZID=Europe/Helsinki:20261012T235500',
      'SUMMARY:Viking Line: Stockholm - Helsinki',
    ],
    'Booking number: 12345678',
    [{ ...trip('boat', 'Stockholm', 'Helsinki', '16:45', '23:55'), confirmation_no: '12345678' }],
  ],
  [
    'a ride from where the event is',
    [...london, 'SUMMARY:Uber ride to Heathrow Terminal 5', 'LOCATION:12 High Street\\, London'],
    '',
    [
      {
        kind: 'taxi',
        start: { place: { name: '12 High Street, London' } },
        end: { place: { name: 'Heathrow Terminal 5' } },
      },
    ],
  ],
])('%s', (_, lines, description, expected) => {
  const { reservations } = ofCalendar([...lines, `DESCRIPTION:${description}`])
  expect(reservations).toMatchObject(expected)
})

test('between two bus stations RegioJet’s number is a coach’s', () => {
  const rows = 'Dep:10:00|Prague\\, ÚAN Florenc|12|Prague → Brno (RJ 100)|21\\nArr:12:30|Brno\\, ÚAN Zvonařka\\n'
  const lines = ['DTSTART;TZID=Europe/Prague:20260703T100000', 'SUMMARY:From Prague to Brno', `DESCRIPTION:${rows}`]
  expect(ofCalendar(lines).reservations).toMatchObject([
    { kind: 'bus', start: { place: { name: 'Prague, ÚAN Florenc' } } },
  ])
})
