import { expect, test } from 'vitest'
import { ofCalendar } from './of-calendar'

const read = (...lines: string[]) => ofCalendar(lines).reservations

const trip = (from: string, to: string, start: string, end: string, number?: string) => ({
  kind: 'train',
  ...(number ? { number } : {}),
  start: { place: { name: from }, time: { local: `2026-07-03T${start}:00` } },
  end: { place: { name: to }, time: { local: `2026-07-03T${end}:00` } },
})
const berlin = ['DTSTART;TZID=Europe/Berlin:20260703T084800', 'DTEND;TZID=Europe/Berlin:20260703T130500']

test('the word for a departure or an arrival may stand behind the hour', () => {
  const text = '08:48 ab Köln Hbf\\, Gleis 4\\nICE 545 Richtung Berlin\\n13:05 an Berlin Hbf\\, Gleis 12'
  expect(read(...berlin, 'SUMMARY:Köln Hbf → Berlin Hbf', `DESCRIPTION:${text}`)).toMatchObject([
    { ...trip('Köln Hbf', 'Berlin Hbf', '08:48', '13:05', 'ICE 545'), departure_platform: '4' },
  ])
})

test('a shortened word for a track is no part of the station in front of it', () => {
  const text = 'ICE 545\\nfrom 08:48 Köln Hbf\\, Pl. 4\\nto 13:05 Berlin Hbf\\, Pl. 12'
  expect(read(...berlin, 'SUMMARY:Köln Hbf → Berlin Hbf', `DESCRIPTION:${text}`)).toMatchObject([
    { ...trip('Köln Hbf', 'Berlin Hbf', '08:48', '13:05', 'ICE 545'), departure_platform: '4' },
  ])
})

test('a line with an hour at each end is a train where both stations have their letters', () => {
  const event = [
    'DTSTART;TZID=Europe/London:20260703T100000',
    'DTEND;TZID=Europe/London:20260703T142000',
    'SUMMARY:London Kings Cross to Edinburgh',
  ]
  const text = '10:00 London Kings Cross [KGX] to Edinburgh [EDB] 14:20'
  expect(read(...event, `DESCRIPTION:${text}`)).toMatchObject([
    trip('London Kings Cross', 'Edinburgh', '10:00', '14:20'),
  ])
  expect(read(...event, `DESCRIPTION:${text.replace(/ \[...\]/g, '')}`)).not.toMatchObject([{ kind: 'train' }])
})

test('an order has its number behind its sign, and a word of it is none', () => {
  const event = [...berlin, 'SUMMARY:Data Meetup', 'LOCATION:betahaus']
  expect(read(...event, 'DESCRIPTION:Order #: 8123456789')).toMatchObject([{ confirmation_no: '8123456789' }])
  expect(read(...event, 'DESCRIPTION:Out of order: 8123456789')[0]?.confirmation_no).toBeUndefined()
})

test.each([
  ['Airbnb: Lisbon, Portugal - Sunny flat in Alfama', 'Sunny flat in Alfama'],
  ['Airbnb reservation in Lisbon - Sunny flat in Alfama', 'Sunny flat in Alfama'],
  ['Airbnb: Loft - close to the sea', 'Loft - close to the sea'],
])('the name of a stay stands behind its town: %s', (title, name) => {
  const days = ['DTSTART;VALUE=DATE:20260703', 'DTEND;VALUE=DATE:20260707']
  expect(read(...days, `SUMMARY:${title}`, 'DESCRIPTION:Confirmation code: HMABCD2345')).toMatchObject([
    { kind: 'lodging', name, confirmation_no: 'HMABCD2345' },
  ])
})

test('a number that trains have too is a flight beside the name of its airline', () => {
  const event = [...berlin, 'SUMMARY:Ryanair FR 8554 Dublin - Berlin Brandenburg']
  expect(read(...event, 'DESCRIPTION:Reservation: QX7K2P\\nDUB - BER')).toMatchObject([
    {
      kind: 'flight',
      number: '8554',
      provider: { iata_code: 'FR' },
      start: { place: { iata_code: 'DUB' } },
      end: { place: { iata_code: 'BER' } },
    },
  ])
  expect(read(...event)).toMatchObject([{ kind: 'flight', end: { place: { iata_code: 'BER' } } }])
  expect(read(...berlin, 'SUMMARY:FR 9620 Milano Centrale - Roma Termini')).toMatchObject([{ kind: 'train' }])
})

test('a flight leads between the airports that the lines of its ends name', () => {
  const event = [...berlin, 'SUMMARY:SK1422 Oslo Gardermoen-Copenhagen', 'LOCATION:Oslo Gardermoen (OSL)']
  expect(read(...event, 'DESCRIPTION:Flight SK1422\\nDepart OSL 08:10\\nArrive CPH 09:20')).toMatchObject([
    { kind: 'flight', number: '1422', start: { place: { iata_code: 'OSL' } }, end: { place: { iata_code: 'CPH' } } },
  ])
})

test.each([
  ['Flight LH 400', 'Frankfurt (FRA) to New York (JFK)\\nHotline\\nMON - FRI', 'FRA JFK'],
  ['Flight LH 400', 'Hotline\\nMON - FRI\\nDepart FRA 08:10\\nArrive JFK 11:20', 'FRA JFK'],
  ['Flight SK1422', 'Depart SUN 5 JUL OSL 08:10\\nArrive SUN 5 JUL CPH', 'OSL CPH'],
  ['Flight SK1422', 'Depart OSL 5 JUL 08:10\\nArrive CPH SUN 05JUL', 'OSL CPH'],
  ['Flight WN 12', 'Depart SAT 08:10\\nArrive JAN 09:20', 'SAT JAN'],
  ['Flight WN 12', 'SAT - DFW', 'SAT DFW'],
  ['Flight SK1422', 'Depart SUN 5 JUL 08:10\\nArrive SUN 5 JUL', undefined],
])('the days beside a flight are no airports: %s, %s', (title, text, airports) => {
  const flights = read(...berlin, `SUMMARY:${title}`, `DESCRIPTION:${text}`).filter(({ kind }) => kind === 'flight')
  const named = flights.map(({ start, end }) => `${start.place.iata_code} ${end.place.iata_code}`)
  expect(named).toEqual(airports === undefined ? [] : [airports])
})

test('a day behind a station is no part of its name', () => {
  const text =
    'ab Köln Hbf 03.07.2026 08:48\\, Gleis 4\\nICE 545\\nan Hannover Hbf Fr\\, 03.07. 11:28\\, Gleis 9\\n\\nab Hannover Hbf 03.07.2026 11:31\\, Gleis 10\\nICE 645\\nan Berlin Hbf 03.07.2026 13:05'
  expect(read(...berlin, 'SUMMARY:Köln Hbf → Berlin Hbf', `DESCRIPTION:${text}`)).toMatchObject([
    trip('Köln Hbf', 'Hannover Hbf', '08:48', '11:28', 'ICE 545'),
    trip('Hannover Hbf', 'Berlin Hbf', '11:31', '13:05', 'ICE 645'),
  ])
})

test('the halves of the day are no stations, and count', () => {
  const event = [
    'DTSTART;TZID=America/New_York:20260703T201500',
    'DTEND;TZID=America/New_York:20260704T002200',
    'SUMMARY:Train 171 Night Express - Boston\\, MA - South Station to New York\\, NY - Penn Station',
  ]
  const text = 'Reservation Number - 7A1B2C\\nTrain 171\\nDepart: 8:15 PM\\nArrive: 12:22 AM'
  const ends = trip('Boston, MA - South Station', 'New York, NY - Penn Station', '20:15', '00:00', '171')
  const expected = { ...ends, end: { ...ends.end, time: { local: '2026-07-04T00:22:00' } } }
  expect(read(...event, `DESCRIPTION:${text}`)).toMatchObject([{ ...expected, confirmation_no: '7A1B2C' }])
  const named = text.replace('PM', 'PM Boston').replace('AM', 'AM New York')
  expect(read(...event, `DESCRIPTION:${named}`)).toMatchObject([
    { start: { place: { name: 'Boston' }, time: expected.start.time }, end: { time: expected.end.time } },
  ])
})

test('the name in which a table is booked may stand at the end of a sentence', () => {
  const table = (text: string) =>
    read(
      'DTSTART:20260703T190000',
      'DTEND:20260703T210000',
      'SUMMARY:Reservation at Blue Heron Tavern',
      `DESCRIPTION:${text}\\nConfirmation #: 118822`,
    )
  for (const text of ['Party of 2 under Lea Kunz', 'Table for 2 under the name Lea Kunz.'])
    expect(table(text)).toMatchObject([{ kind: 'restaurant', travelers: [{ name: 'Lea Kunz' }] }])
  expect(table('Table for 2 under review')).toMatchObject([{ kind: 'restaurant', travelers: [] }])
})

test('a flight by the name of its airline, with the locator behind its designator, of the person addressed', () => {
  const text =
    'Herr Jonas Feldkamp\\,\\n\\nBuchungscode (Check-in): LH/QX7K2P\\nFlug: Lufthansa 7\\nab: Hamburg (HAM)\\num: 03.07.2026 - 08:48 Uhr\\nan: Frankfurt (FRA)\\num: 03.07.2026 - 13:05 Uhr'
  expect(read(...berlin, 'SUMMARY:Flug HAM - FRA', `DESCRIPTION:${text}`)).toMatchObject([
    {
      kind: 'flight',
      number: '7',
      confirmation_no: 'QX7K2P',
      provider: { iata_code: 'LH' },
      travelers: [{ name: 'Jonas Feldkamp' }],
    },
  ])
})

test('a title that begins with the word for a house is a stay with a number, whose name has no such word elsewhere', () => {
  const nights = ['DTSTART;VALUE=DATE:20260703', 'DTEND;VALUE=DATE:20260705', 'SUMMARY:Hotel Ibis Kensington']
  const stay = (location: string) => read(...nights, `LOCATION:${location}`, 'DESCRIPTION:Confirmation: 45-12009/UK4')
  expect(stay('Staying at Ibis Kensington - London')).toMatchObject([
    { kind: 'lodging', name: 'Ibis Kensington', confirmation_no: '45-12009/UK4' },
  ])
  expect(stay('Hotel Ibis Kensington\\, London')).toMatchObject([{ kind: 'lodging', name: 'Hotel Ibis Kensington' }])
})

test('brackets behind a station may hold its platform instead of the train', () => {
  const text = String.raw`ab 09:30 Wien Hbf (Bahnsteig 5A)\nRJ 535 Richtung Villach\nan 10:51 Bruck an der Mur (Bahnsteig 2)`
  expect(ofCalendar(['SUMMARY:Wien Hbf - Graz Hbf', ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'train', number: 'RJ 535', departure_platform: '5A', start: { place: { name: 'Wien Hbf' } } },
  ])
})

test('a train that is none of the known kinds has its number behind its label', () => {
  const text = String.raw`Avgång: 2026-03-10 10:02 Stockholm Central\nAnkomst: 2026-03-10 14:30 Göteborg Central\nTåg: SJ Snabbtåg 439`
  const title = 'SUMMARY:SJ-resa Stockholm Central - Göteborg Central'
  expect(ofCalendar([title, ...berlin, `DESCRIPTION:${text}`]).reservations).toMatchObject([
    { kind: 'train', number: 'SJ Snabbtåg 439' },
  ])
})
