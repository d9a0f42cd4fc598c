import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

/** Our own samples of the forms in which suppliers and agencies write trips: above all, where each value stands. */

const prague = ['DTSTART;TZID=Europe/Prague:20261012T080200', 'DTEND;TZID=Europe/Prague:20261012T123500']
const london = ['DTSTART;TZID=Europe/London:20261012T103000', 'DTEND;TZID=Europe/London:20261012T121400']
const utc = ['DTSTART:20261012T061000Z', 'DTEND:20261012T081200Z']

const leg = (from: string, to: string, start?: string, end?: string) => ({
  start: { place: { name: from }, ...(start ? { time: { local: `2026-10-12T${start}:00` } } : {}) },
  end: { place: { name: to }, ...(end ? { time: { local: `2026-10-12T${end}:00` } } : {}) },
})

test.each<[string, string[], string, object[]]>([
  [
    'a train above its stops, one of them unknown, and a number called a transaction',
    [...prague, 'SUMMARY:Praha hl.n. - Dolní Bečva'],
    'SC 505\\nPraha hl.n. 08:02\\nOstrava hl.n. 10:55\\n\\nEx 127\\nOstrava hl.n. 11:05\\nDolní Bečva 12:35\\n\\nKód transakce: K7QX2M',
    [
      {
        ...leg('Praha hl.n.', 'Ostrava hl.n.', '08:02', '10:55'),
        kind: 'train',
        number: 'SC 505',
        confirmation_no: 'K7QX2M',
      },
      { ...leg('Ostrava hl.n.', 'Dolní Bečva', '11:05', '12:35'), number: 'Ex 127' },
    ],
  ],
  [
    'a flight to the airport of its title from that of its location',
    ['DTSTART:20261012T091500Z', 'SUMMARY:Flight to Munich (MUC)', 'LOCATION:from Hamburg (HAM)\\, Terminal 2'],
    'Flight no: LH 2061\\noperated by: Lufthansa CityLine\\nReservation code: 6YT8UI',
    [
      {
        kind: 'flight',
        number: '2061',
        confirmation_no: '6YT8UI',
        start: { place: { iata_code: 'HAM' } },
        end: { place: { iata_code: 'MUC' } },
      },
    ],
  ],
  [
    'a flight between places without codes',
    ['DTSTART:20261012T054500Z', 'SUMMARY:Your flight to London', 'LOCATION:Zurich'],
    'Booking reference: K7QX2M\\nAirline: Swiss\\nFlight number: LX 316\\nFrom: Zurich\\nAt: London Heathrow',
    [{ kind: 'flight', number: '316', ...leg('Zurich', 'London') }],
  ],
  [
    'an arrival and a departure of a trip are no stay',
    [...prague, 'SUMMARY:Reise von Wien Hbf nach Villach Hbf'],
    'RJ 131\\nvon: Wien Hbf\\nnach: Villach Hbf\\nAbfahrt: 12.10.2026 08:02 Bahnsteig 9C-E\\nAnkunft: 12.10.2026 12:35',
    [{ kind: 'train', number: 'RJ 131', ...leg('Wien Hbf', 'Villach Hbf', '08:02', '12:35') }],
  ],
  [
    'the letters of British stations, an hour in front of a title, and a heading above the stops',
    [...london, 'SUMMARY:10:30 London Paddington [PAD] to Bristol Temple Meads [BRI]'],
    'Leaving: London Paddington [PAD] Mon 12 Oct 2026 10:30\\nTo: Bristol Temple Meads [BRI] 12:14\\n10:30 London Paddington [PAD] platform 3\\n12:14 Bristol Temple Meads [BRI] platform 10',
    [{ kind: 'train', ...leg('London Paddington', 'Bristol Temple Meads', '10:30', '12:14') }],
  ],
  [
    'a word between two towns behind a dash',
    [...london, 'SUMMARY:Train Journey - Edinburgh to Glasgow Queen Street'],
    'Operator: ScotRail',
    [{ kind: 'train', ...leg('Edinburgh', 'Glasgow Queen Street', '10:30', '12:14') }],
  ],
  [
    'a seat in a coach of a train',
    [...london, 'SUMMARY:London Kings Cross to York'],
    'Depart 10:30 London Kings Cross\\nArrive 12:14 York\\nCoach C\\, Seat 23A\\nBooking reference: 4567890123',
    [{ kind: 'train', ...leg('London Kings Cross', 'York'), coach: 'C', confirmation_no: '4567890123' }],
  ],
  [
    'a number in brackets behind the place, and the station of a town',
    [...utc, 'SUMMARY:Train Paris → Lyon Part-Dieu [SXKQ2M]', 'LOCATION:Paris Gare de Lyon'],
    '',
    [{ kind: 'train', ...leg('Paris Gare de Lyon', 'Lyon Part-Dieu', '08:10', '10:12'), confirmation_no: 'SXKQ2M' }],
  ],
  [
    'a brand with N°',
    [...utc, 'SUMMARY:Train PARIS GARE LYON - MARSEILLE ST CHARLES'],
    'TGV INOUI N° 6103\\nVoiture 7 - Place 33\\nRéférence dossier : RZTQKW',
    [{ kind: 'train', number: 'TGV INOUI 6103', coach: '7', confirmation_no: 'RZTQKW' }],
  ],
  [
    'a ticket’s code in groups',
    [...prague, 'SUMMARY:Wien Hbf → Innsbruck Hbf'],
    'RJX 162\\nTicketcode: 1234 5678 9012 3456',
    [{ kind: 'train', number: 'RJX 162', confirmation_no: '1234 5678 9012 3456' }],
  ],
  [
    'a word for the train behind its kind',
    [...prague, 'SUMMARY:SJ Snabbtåg 425 Stockholm C - Göteborg C'],
    'Vagn 3\\, plats 21',
    [{ kind: 'train', number: '425', ...leg('Stockholm C', 'Göteborg C') }],
  ],
  [
    'stations with dashes of their own',
    [
      ...london,
      'SUMMARY:Amtrak Train 2151 - Boston\\, MA - South Station (BOS) to New York\\, NY - Moynihan Train Hall (NYP)',
    ],
    'Reservation Number: A1B2C3',
    [{ kind: 'train', number: '2151', ...leg('Boston, MA - South Station', 'New York, NY - Moynihan Train Hall') }],
  ],
  [
    'bus stations of a coach',
    [
      ...prague,
      'SUMMARY:FlixBus: Berlin central bus station → Hamburg central bus station (ZOB)',
      'LOCATION:Masurenallee 4',
    ],
    'Buchungsnummer: 3012345678',
    [{ kind: 'bus', ...leg('Berlin central bus station', 'Hamburg central bus station') }],
  ],
  [
    'hours behind the platforms of stops',
    [...prague, 'SUMMARY:Zürich HB → Genève'],
    'Zürich HB\\, Gleis 15\\, 08:32\\nIC 712\\nLausanne\\, Gleis 4\\, 10:40\\n\\nLausanne\\, Gleis 7\\, 10:45\\nIR 1714\\nGenève\\, Gleis 3\\, 11:15',
    [
      { ...leg('Zürich HB', 'Lausanne', '08:32', '10:40'), number: 'IC 712', departure_platform: '15' },
      { ...leg('Lausanne', 'Genève', '10:45', '11:15'), number: 'IR 1714', departure_platform: '7' },
    ],
  ],
])('%s', (_, lines, description, expected) => {
  const { reservations } = ofCalendar([...lines, `DESCRIPTION:${description}`])
  expect(reservations).toMatchObject(expected)
  expect(reservations).toHaveLength(expected.length)
})
