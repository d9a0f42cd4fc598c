import { readItineraries } from '@sextant/extraction/readers/itinerary/read-itineraries'
import { expect, test } from 'vitest'

const read = (text: string) => readItineraries([{ part: 'file', text }], '2026-02-01T00:00:00Z')

const names = ' 1.1DOE/JOHN MR\n'
const flights = `${names} 1 AA 100Y 12MAR 4 JFKLHR HK1  635P  640A  13MAR 5\n 2 BA 985J 15MAR 7 LHRBER HK1  1000A 1255P\n`
const numbers = (text: string) => read(text).map((one) => one.confirmation_no ?? null)

test.each([
  ['by its designator, in any language', 'REF COMPAGNIE AA/KLMNOP\nREF COMPAGNIE BA/QRSTUV\n'],
  ['by its name', 'AMERICAN AIRLINES CONFIRMATION:  KLMNOP\nBritish Airways record locator: QRSTUV\n'],
  ['by the beginning of its name', 'AMERICAN CONFIRMATION NUMBER KLMNOP\nBRITISH AIRWAYS LOCATOR-QRSTUV\n'],
  ['behind Worldspan’s mark', 'G- AA RLOC KLMNOP\nG- BA RLOC QRSTUV\n'],
])('the itinerary reader reads the locator of an airline %s', (_, text) => {
  expect(numbers(`1P- QX7K2P\n${flights}${text}`)).toEqual(['KLMNOP', 'QRSTUV'])
})

const row = (flight: string, route: string) => `12MAR  ${flight}  ${route}  1830  2030\n`

test('the itinerary reader reads a locator that is labelled as the airline’s below each flight', () => {
  const first = `${row('BA 112', 'NEW YORK JFK  BOSTON BOS')}Airline Record Locator: KLMNOP\n`
  const second = `${row('AA 113', 'BOSTON BOS  NEW YORK JFK')}SEAT 4A   AIRLINE REF AA-QRSTUV\n`
  expect(numbers(`${names}Record locator: QX7K2P\n${first}${second}`)).toEqual(['KLMNOP', 'QRSTUV'])
  expect(numbers(`${names}Record locator: QX7K2P\n${first}`)).toEqual(['KLMNOP'])
  expect(numbers(`${names}Record locator: QX7K2P\nAirline confirmation pending\n${row('BA 112', 'JFK  BOS')}`)).toEqual(
    ['QX7K2P'],
  )
})

test('two codes in one column are a route, and a weekday in brackets is not an airport', () => {
  const text = `${names}BA 112   JFK BOS    12MAR (TUE)   1830 2030   NEW YORK TERMINAL 7 - BOSTON LOGAN\n`
  expect(read(text)).toMatchObject([{ start: { place: { iata_code: 'JFK' } }, end: { place: { iata_code: 'BOS' } } }])
})

test('a flight that would lead to where it starts is none', () => {
  expect(read(`${names}${row('BA 112', 'NEW YORK JFK  KENNEDY JFK')}`)).toEqual([])
})

test('the itinerary reader reads the airport of a town in a country, whatever its name', () => {
  const text = `DOE/JOHN MR\n\nFLIGHT     NZ 640 - AIR NEW ZEALAND                       THU 12 MARCH 2026\nDEPARTURE: QUEENSTOWN, NZ (SOME FIELD)                     12 MAR 17:50\nARRIVAL:   AUCKLAND, NZ (AUCKLAND INTL), TERMINAL D        12 MAR 19:40\n`
  expect(read(text)).toMatchObject([
    {
      start: { place: { iata_code: 'ZQN' } },
      end: { place: { iata_code: 'AKL' }, time: { local: '2026-03-12T19:40:00' } },
    },
  ])
})

const receipt = (arrival: string) =>
  `NOME: DOE/JOHN MR\nDE / PARA            VOO     CL  DATA    HORA   TARIFA     BAG  ST\nPORTO                TP 1922  M   12MAR   2315   MLRTAO     2PC  OK\nFUNCHAL              ${arrival}\n`

test('arrival times of Portuguese receipts are read, and a missing one is not midnight', () => {
  expect(read(receipt('HORA DE CHEGADA: 0140'))).toMatchObject([{ end: { time: { local: '2026-03-13T01:40:00' } } }])
  expect(read(receipt('TERMINAL 1'))).toEqual([])
})

const peopleOf = (text: string) => read(text)[0]?.travelers.map(({ name }) => name)
const line = ' 1 LH 400Y 12MAR 4 FRAJFK HK1  1020A 1250P\n'

test('contact details, and a town in two scripts, are not names', () => {
  expect(peopleOf(` 1.1DOE/JOHN MR\n${line}P- 1.TVC/T 415 555 0100\n`)).toEqual(['DOE/JOHN MR'])
  expect(peopleOf(`FOR: DOE/JOHN MR\n${line}АЛМАТЫ/ALMATY\n`)).toEqual(['DOE/JOHN MR'])
})

test('an abbreviated name next to a seat is the same person, a relative is not', () => {
  const people = (short: string) => peopleOf(`FOR: DOE/JOHN ALBERT MR\n${line}  ${short}  SEAT-04A\n`)
  expect(people('DOE/JOHN A')).toEqual(['DOE/JOHN ALBERT MR'])
  expect(people('DOE/JOHN')).toEqual(['DOE/JOHN ALBERT MR'])
  expect(people('DOE/JANE')).toEqual(['DOE/JOHN ALBERT MR', 'DOE/JANE'])
  expect(people('DOE/ALBERT')).toEqual(['DOE/JOHN ALBERT MR', 'DOE/ALBERT'])
})

test('the itinerary reader reads a house below its town, and a rental with day and hour behind its place', () => {
  const text = `FOR: DOE/JOHN MR

12 MAR 26 - THURSDAY
   HOTEL LONDON               OUT-15 MAR
        THE GREEN LANTERN           3 NIGHTS
        CONFIRMATION 88400000
   CAR  ABERDEEN               HERTZ
        PICK UP-ABERDEEN AIRPORT     12MAR 130P
        RETURN-ABERDEEN AIRPORT      15MAR 900A
        CONFIRMATION-J0000000000
   HTL  SOUTHSIDE HOTEL   2 NTS    OUT-14MAR
        CONFIRMATION-70400SB000
   CAR  NATIONAL              AUSTIN AUS    MIDSIZE
        PICK UP-AUS 1130        RETURN-14MAR AUS 1500
        CONFIRMATION-1180000000COUNT
`
  expect(read(text)).toMatchObject([
    { kind: 'lodging', name: 'THE GREEN LANTERN', confirmation_no: '88400000' },
    { kind: 'car', start: { time: { local: '2026-03-12T13:30:00' } }, end: { time: { local: '2026-03-15T09:00:00' } } },
    { kind: 'lodging', name: 'SOUTHSIDE HOTEL', confirmation_no: '70400SB000' },
    { kind: 'car', start: { time: { local: '2026-03-12T11:30:00' } }, end: { time: { local: '2026-03-14T15:00:00' } } },
  ])
})

test('a rental car of Sabre has its first day before its status', () => {
  const car = '2  CAR ZE 14MAR Q HK1 MIA/18MAR/ICAR/ARR-155P/RET-1000A/RG-USD52.10/NM-DOE JOHN/CF-H88112200D4'
  expect(read(`QX7K2P\n${names}${line} ${car}\n`)).toMatchObject([
    { kind: 'flight', number: '400' },
    {
      kind: 'car',
      confirmation_no: 'H88112200D4',
      start: { place: { iata_code: 'MIA' }, time: { local: '2026-03-14T13:55:00' } },
      end: { place: { iata_code: 'MIA' }, time: { local: '2026-03-18T10:00:00' } },
    },
  ])
})

test('so has a stay of Sabre', () => {
  const stay = '2  HTL YY 14MAR Q HK1 MIA/OUT18MAR/PARK HOTEL MIAMI/R-TWIN/GT-CHECK/CF-88120/1'
  expect(read(`QX7K2P\n${names}${line} ${stay}\n`)).toMatchObject([
    { kind: 'flight' },
    {
      kind: 'lodging',
      name: 'PARK HOTEL MIAMI',
      confirmation_no: '88120',
      start: { time: { local: '2026-03-14' } },
      end: { time: { local: '2026-03-18' } },
    },
  ])
})

test('remarks below a stay are no part of its number', () => {
  const stay = ' 2 HTL HY HK1 LHR 14MAR-19MAR 5NT 20911 HYATT PLACE/1A1KRAC/CF-HY339120\n'
  for (const remark of ['P- 1.MAD 91 555 0101 EXAMPLE TRAVEL', 'FONE-MADT*91 555 0101'])
    expect(read(`1P- QX7K2P\n${names}${stay}${remark}\n`)).toMatchObject([{ confirmation_no: 'HY339120' }])
})

test('a stay as Amadeus prints it for travelers has labelled days, and its name below its heading', () => {
  const block = (name: string) =>
    `DOE/JOHN MR\n\nHOTEL      GRAND GROUP                             THU 12 MAR 2026\n-------------\n${name}ADDRESS:   QUAY STREET 1\nCHECK-IN:  12 MAR\nCHECK-OUT: 14 MAR\n           HOTEL CONFIRMATION NUMBER: 88120944\n           RESERVATION NAME: DOE JOHN\n`
  const expected = {
    kind: 'lodging',
    confirmation_no: '88120944',
    start: { time: { local: '2026-03-12' } },
    end: { time: { local: '2026-03-14' } },
  }
  expect(read(block('GRAND HOTEL RIGA\n'))).toMatchObject([{ ...expected, name: 'GRAND HOTEL RIGA' }])
  expect(read(block(''))).toMatchObject([{ ...expected, name: 'GRAND GROUP' }])
  expect(read(block('').replace('CHECK-OUT', 'UNTIL'))).toEqual([])
})

test('each room of a stay has its guest, if their numbers name them', () => {
  const text = `DOE/JOHN MR\nROE/JANE MS\n\nHOTEL - GRAND HOTEL RIGA                THU 12 MAR 2026\nCHECK-IN:  12 MAR   CHECK-OUT: 14 MAR   2 ROOMS\nCONFIRMATION:   8840331TX FOR DOE/JOHN MR\nCONFIRMATION:   8840332TX FOR ROE/JANE MS\n`
  expect(read(text).map(({ name, confirmation_no, travelers }) => [name, confirmation_no, travelers[0]?.name])).toEqual(
    [
      ['GRAND HOTEL RIGA', '8840331TX', 'DOE/JOHN MR'],
      ['GRAND HOTEL RIGA', '8840332TX', 'ROE/JANE MS'],
    ],
  )
})

const flown = (text: string) =>
  read(text).map(({ number, start, end }) => [
    number,
    `${start.place.iata_code} ${start.time.local}`,
    `${end.place.iata_code} ${end.time.local}`,
  ])
const london = ['1180', 'CDG 2026-10-12T07:25:00', 'LHR 2026-10-12T07:45:00']

test.each([
  ['VOL', 'LUN 12 OCTOBRE 2026', 'DEPART:', 'ARRIVEE:'],
  ['VUELO', 'LUN 12 OCTUBRE 2026', 'SALIDA:', 'LLEGADA:'],
  ['VOLO', 'LUN 12 OTTOBRE 2026', 'PARTENZA:', 'ARRIVO:'],
])('a flight in a block of labelled lines may be in another language: %s', (head, day, departure, arrival) => {
  const ends = `${departure}  PARIS, FR (CHARLES DE GAULLE)  12 OCT 07:25\n${arrival}  LONDON, GB (HEATHROW)  12 OCT 07:45\n`
  expect(flown(`DOE/JANE MS\n\n${head}   AF 1180 - AIR FRANCE           ${day}\n-----\n${ends}`)).toEqual([london])
})

test('a flight in columns may stand in the line above them', () => {
  const columns = `AIR FRANCE - AF 1180
MON 12OCT             PARIS FR        LONDON GB       0725    0745
                      CHARLES DE GAUL HEATHROW
`
  expect(flown(`DOE/JANE MS\n\n${columns}`)).toEqual([london])
})

test('the town of an arrival may stand right before its time', () => {
  const receipt = `NAME: DOE / JANE MS
FROM / TO   FLIGHT   CL   DATE   DEP   FARE BASIS
PARIS CDG   AF 1180   Y   12OCT   0725   YOW
LONDON HEATHROW ARRIVAL TIME: 0745 ARRIVAL DATE: 12OCT
`
  expect(flown(receipt)).toEqual([london])
  expect(read(receipt)[0]?.travelers).toEqual([{ name: 'DOE/JANE MS' }])
})

test('the last time of a flight may have the mark of its stops, and its number stand far from its airline', () =>
  expect(
    flown(`${names} 1 AF  1180Y 12OCT MO CDGLHR HK1   725A 745A/O $ E\n 2. AF     2 Y 14OCT LHRCDG HK1 1000A 1215P\n`),
  ).toEqual([london, ['2', 'LHR 2026-10-14T10:00:00', 'CDG 2026-10-14T12:15:00']]))

test('an infant has the mark of its type before its number', () => {
  const line = ' 1. OS   112 Y  03OCT MUCVIE HK2  0705   0810  O*       SA  1\n'
  const found = read(`QX7K2P/MS MUCOU  C27432 AG 23299999 02JUN\n  1.1DOE/JANEMRS   2.I/1DOE/ANNMISS*12MAY25\n${line}`)
  expect(found.map(({ travelers }) => travelers.map(({ name }) => name))).toEqual([['DOE/JANE', 'DOE/ANN']])
})

test('the arrival of a flight may be in a row of its own, and a code stand behind its town', () => {
  const apart =
    'AF 1180  Y  MON 12OCT  PARIS CHARLES DE GAULLE  0725  OK\n            MON 12OCT  LONDON HEATHROW          0745\n'
  expect(flown(`DOE/JANE MS\n\n${apart}`)).toEqual([london])
  expect(flown('DOE/JANE MS\n\nAF 1180  Y  12OCT(MON)  PARIS/CDG - LONDON/LHR  0725  0745+1  OK\n')).toEqual([london])
})

test('a flight replaced by another of its route and day is left out, whatever its number', () => {
  const replaced = ' 1 AF 1080Y 12OCT MO CDGLHR UN1   625A 645A\n 2 AF 1180Y 12OCT MO CDGLHR TK1   725A 745A\n'
  expect(flown(`${names}${replaced}`)).toEqual([london])
  expect(flown(`${names}${replaced.replace('AF 1180', 'BA 303')}`)).toHaveLength(2)
})

const departures = (text: string) =>
  read(text).map(({ number, start, end, confirmation_no, travelers }) => [
    number,
    `${start.place.iata_code} ${start.time.local} ${end.place.iata_code}`,
    confirmation_no,
    travelers[0]?.name,
  ])

test('electronic tickets have a coupon for each flight', () => {
  const head = 'PNR:WXKTQM\nNAME:DOE/JANE\nCPN  A/L  FLT  CLS DATE   BRDOFF  TIME  ST  F/B\n'
  expect(departures(`${head}1    AF   1180 V   12OCT  CDGLHR  0725A OK  VQ14A\n`)).toEqual([
    ['1180', 'CDG 2026-10-12T07:25:00 LHR', 'WXKTQM', 'DOE/JANE'],
  ])
  const detail =
    'PASSENGER: DOE JANE\nO FM:1CDG AF    1180  Y 12OCT 0725 OK Y   20K OPEN FOR USE\n     T3-- RL:NRTX8Q  /KT7Q2M1E\n  TO: LHR\n'
  expect(departures(detail)).toEqual([['1180', 'CDG 2026-10-12T07:25:00 LHR', 'NRTX8Q', 'DOE JANE']])
})

test.each([
  ['(INFROE/ANN/12DEC25)', 'ROE/ANN'],
  ['(INF/ANN)', 'DOE/ANN'],
])('an infant behind an adult travels too: %s', (mark, name) =>
  expect(read(`  1.DOE/JANE MRS${mark}\n${line}`)[0]?.travelers.map((one) => one.name)).toEqual(['DOE/JANE MRS', name]),
)

test('the town of a rental may stand beside its label, and the company below', () => {
  const car =
    'FOR: DOE/JOHN\n\n14 SEP 26  -  MONDAY\n   CAR   BOSTON\n         ENTERPRISE         PICK UP 830A   CONFIRMED\n         RETURN-16SEP 500P\n'
  expect(read(car)).toMatchObject([
    { provider: { name: 'ENTERPRISE' }, start: { place: { name: 'BOSTON' }, time: { local: '2026-09-14T08:30:00' } } },
  ])
})
