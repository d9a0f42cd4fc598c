import { extract } from '@sextant/extraction/extract'
import { readItineraries } from '@sextant/extraction/readers/itinerary/read-itineraries'
import { expect, test } from 'vitest'

const read = (text: string) =>
  extract({
    definitions: [],
    bytes: new TextEncoder().encode(text),
    name: 'x.txt',
    contextDate: '2026-02-01T00:00:00Z',
  }).extraction.reservations

const flight = (number: string, from: string, to: string, start: string, end: string) => ({
  kind: 'flight',
  number,
  start: { place: { iata_code: from }, time: { local: start } },
  end: { place: { iata_code: to }, time: { local: end } },
})

const invoice = `ITINERARY/INVOICE NO. 55120
CUSTOMER NBR: 88210         KQWZPL          PAGE: 01

FOR: LINDQVIST/NORA MS
     HALE/PETER MR

11 MAR 26 - WEDNESDAY
 AIR   DELTA AIR LINES     FLT:1316   ECONOMY
       LV DENVER                 1140P          EQP: BOEING 737
       AR ATLANTA                 445A          NON-STOP
       LINDQVIST/NORA MS   SEAT- 12C
       REF: HX4TQ2
12 MAR 26 - THURSDAY
 CAR   HERTZ                       1 COMPACT
       PICK UP- ATLANTA INTL            RETURN- 14MAR/0500P
       PICKUP/0600A
       CONFIRMATION NUMBER- J5520718
 HOTEL MARQUIS HOTEL
       265 PEACHTREE CENTER AVE
       2 NIGHTS  OUT- 14MAR
       CONFIRMATION: 90417733
       NAME- LINDQVIST/NORA MS
`

test('a name without its title next to a seat is the same person, and a confirmation may be shortened', () => {
  const shown = invoice.replace('NORA MS   SEAT', 'NORA   SEAT').replace('CONFIRMATION: 9', 'CONF- 9')
  const [flown, , stay] = read(shown)
  expect(flown?.travelers.map(({ name }) => name)).toEqual(['Nora Lindqvist', 'Peter Hale'])
  expect(stay?.confirmation_no).toBe('90417733')
})

test('an itinerary with invoice is read by its days: flights, rental cars and stays', () => {
  expect(read(invoice)).toMatchObject([
    { ...flight('1316', 'DEN', 'ATL', '2026-03-11T23:40:00', '2026-03-12T04:45:00'), confirmation_no: 'HX4TQ2' },
    {
      kind: 'car',
      provider: { name: 'HERTZ' },
      confirmation_no: 'J5520718',
      start: { time: { local: '2026-03-12T06:00:00' } },
      end: { time: { local: '2026-03-14T17:00:00' } },
    },
    {
      kind: 'lodging',
      name: 'MARQUIS HOTEL',
      confirmation_no: '90417733',
      start: { time: { local: '2026-03-12' } },
      end: { time: { local: '2026-03-14' } },
    },
  ])
})

test('everybody in an itinerary with invoice flies, and a guest by name alone stays', () => {
  const [first, , stay] = read(invoice)
  expect(first?.travelers.map(({ name }) => name)).toEqual(['Nora Lindqvist', 'Peter Hale'])
  expect(stay?.travelers.map(({ name }) => name)).toEqual(['Nora Lindqvist'])
})

test('a service without a day above it is not read', () => {
  const text = invoice.replace('11 MAR 26 - WEDNESDAY\n', '')
  const found = readItineraries([{ part: '1', text }], '2026-02-01T00:00:00Z')
  expect(found.map(({ kind }) => kind)).toEqual(['car', 'lodging'])
})

test('flights in blocks of labelled lines have the days that are printed', () => {
  const text = `TRAVELLER   LINDQVIST/NORA MS

FLIGHT    LH 0506 - LUFTHANSA                         WED 11 MARCH 2026
----------------------------------------------------------------------
DEPARTURE: FRANKFURT, DE (FRANKFURT INTL), TERMINAL 1  11 MAR 22:00
ARRIVAL:   SAO PAULO, BR (GUARULHOS INTL), TERMINAL 3  12 MAR 06:10
           FLIGHT BOOKING REF: LH/HX4TQ2
           RESERVATION CONFIRMED, ECONOMY (W)          DURATION: 12:10
`
  expect(read(text)).toMatchObject([
    {
      ...flight('506', 'FRA', 'GRU', '2026-03-11T22:00:00', '2026-03-12T06:10:00'),
      confirmation_no: 'HX4TQ2',
      class_of_service: 'ECONOMY',
      travelers: [{ name: 'Nora Lindqvist' }],
    },
  ])
})

test('flights and stays in columns have the names of airports and the day of arrival below', () => {
  const text = `                                              LINDQVIST/NORA MS

SERVICE               FROM           TO             DEPART  ARRIVE
-----------------     -------------- -------------- ------- -------
QATAR - QR 106        LONDON GB      DOHA QA        2115    0555
WED 11MAR             HEATHROW       HAMAD INTL             12MAR
NON STOP              TERMINAL 4
RESERVATION CONFIRMED - N ECONOMY               DURATION  6:40

HOTEL    12MAR     SOUQ HOUSE DOHA              CONFIRMED
THU                DOHA QA
OUT 14MAR SAT      CONFIRMATION: 77120-S

RESERVATION NUMBER(S)  QR/HX4TQ2
`
  expect(read(text)).toMatchObject([
    { ...flight('106', 'LHR', 'DOH', '2026-03-11T21:15:00', '2026-03-12T05:55:00'), confirmation_no: 'HX4TQ2' },
    {
      kind: 'lodging',
      name: 'SOUQ HOUSE DOHA',
      confirmation_no: '77120-S',
      start: { time: { local: '2026-03-12' } },
      end: { time: { local: '2026-03-14' } },
    },
  ])
})

test.each([
  ['flights', ' AIR   A                LV A\n'.repeat(2000)],
  ['a line of blanks', `11 MAR 26\n AIR   A  FLT:1\n LV A${' '.repeat(30_000)}\n AR B${' '.repeat(5000)}`],
  ['columns', `${'A - LH 1  B  '.repeat(3000)}\nSAT 26MAR`],
  ['stays', ' HOTEL    12MAR     A  A\n'.repeat(1500)],
  ['names', `FOR ${'A/B '.repeat(9000)}`],
  ['labels', `FLIGHT    LH 0506 - A  WED 11 MARCH 2026\nDEPARTURE: A${'  A'.repeat(9000)}`],
])('text built to take long ends in time: %s', (_, text) => {
  expect(read(text)).toEqual([])
})

test('the itinerary reader reads the flights of a receipt for an electronic ticket, with the hour of arrival below each', () => {
  const receipt = `ELECTRONIC TICKET RECEIPT
BOOKING REF: K7QX2M
NAME: DOE/JOHN MR

FROM /TO       FLIGHT  CL DATE   DEP      FARE BASIS    NVB   NVA   BAG  ST

MADRID BARAJAS IB 3166 Y  12JUL  1615     YIF                 12JUL 1PC  OK
TERMINAL:4
LONDON LHR                   ARRIVAL TIME: 1745
TERMINAL:3
LONDON LHR     IB 3167 Y  19JUL  2140     YIF                 19JUL 1PC  OK
TERMINAL:3
MADRID BARAJAS               ARRIVAL TIME: 0105   ARRIVAL DATE: 20JUL
AT CHECK-IN, PLEASE SHOW A PICTURE IDENTIFICATION
`
  const shared = { confirmation_no: 'K7QX2M', travelers: [{ name: 'John Doe' }] }
  expect(read(receipt)).toMatchObject([
    { ...flight('3166', 'MAD', 'LHR', '2026-07-12T16:15:00', '2026-07-12T17:45:00'), ...shared },
    { ...flight('3167', 'LHR', 'MAD', '2026-07-19T21:40:00', '2026-07-20T01:05:00'), ...shared },
  ])
})

test('a flight of a receipt leads to where the next one starts, where no town stands below it', () => {
  const receipt = `Booking ref: K7QX2M          Ticket: 220-2345678901
Name: DOE/JOHN MR
FROM /TO        FLIGHT  CL DATE   DEP      FARE BASIS    NVB   NVA   BAG  ST
FRANKFURT FRA   LH 400  C  14JUL  1005     CFFOWDE                   2PC  OK
                                  Arrival Time:1240
NEW YORK JFK    LH 401  C  28JUL  1550     CFFOWDE                   2PC  OK
                                  Arrival Time:0530     Arrival Date: 29JUL
FRANKFURT FRA
`
  expect(read(receipt)).toMatchObject([
    { ...flight('400', 'FRA', 'JFK', '2026-07-14T10:05:00', '2026-07-14T12:40:00'), travelers: [{ name: 'John Doe' }] },
    flight('401', 'JFK', 'FRA', '2026-07-28T15:50:00', '2026-07-29T05:30:00'),
  ])
})

test('a receipt has the names of airports over two lines, and the second passenger below the first', () => {
  const receipt = `PASSENGER ITINERARY/RECEIPT
ACCRA CITY OFFICE                        NAME: DOE/JOHN MR
ACCRA GHANA                                    DOE/JANE MSTR (CHD)
BOOKING REF : AMADEUS: 5XKQ2V, AIRLINE: ET/5XKQ2V
FROM /TO          FLIGHT  CL DATE   DEP    FARE BASIS    NVB   NVA   BAG ST
ACCRA             ET 920  O  03JUL  1220   OLPRGH              03DEC 2PC OK
KOTOKA INTL
TERMINAL:3
ADDIS ABABA                  ARRIVAL TIME: 2050   ARRIVAL DATE: 03JUL
BOLE INTL
ADDIS ABABA       ET 614  O  03JUL  2330   OLPRGH              03DEC 2PC OK
BOLE INTL
BEIRUT RAFIC                 ARRIVAL TIME: 0350   ARRIVAL DATE: 04JUL
HARIRI INTL
`
  const shared = { confirmation_no: '5XKQ2V', travelers: [{ name: 'John Doe' }, { name: 'Jane Doe' }] }
  expect(read(receipt)).toMatchObject([
    { ...flight('920', 'ACC', 'ADD', '2026-07-03T12:20:00', '2026-07-03T20:50:00'), ...shared },
    { ...flight('614', 'ADD', 'BEY', '2026-07-03T23:30:00', '2026-07-04T03:50:00'), ...shared },
  ])
})

test('a receipt has both times in one line, and the arrival after a label or below', () => {
  const receipt = `REF DOSSIER: 4K8WZM
NOM      DOE/JOHN MR
 DE / A                VOL     CL  DATE   DEP   ARR    BASE TARIF  NVB    NVA   BAG  ST
 ABIDJAN (ABJ)         AT 536  Q   07JUL  2305  0510+1 QXLRTCI            07SEP 2PC  OK
 CASABLANCA (CMN)
 CASABLANCA (CMN)      AT 780  Q   08JUL  0715  1135   QXLRTCI            07SEP 2PC  OK
 ARRIVEE: PARIS, CHARLES DE GAULLE, TERMINAL 2
`
  expect(read(receipt)).toMatchObject([
    { ...flight('536', 'ABJ', 'CMN', '2026-07-07T23:05:00', '2026-07-08T05:10:00'), travelers: [{ name: 'John Doe' }] },
    flight('780', 'CMN', 'CDG', '2026-07-08T07:15:00', '2026-07-08T11:35:00'),
  ])
})

test('the hour of a pick-up stands behind its day, and a house below its town', () => {
  const print = `ITINERARY
FOR: LARKIN/OONA MS
12 MAY 26 - TUESDAY
   CAR  DUBLIN                 BUDGET
        PICK UP-DUBLIN AIRPORT       12MAY 115P
        RETURN-DUBLIN AIRPORT        14MAY 900A
        CONFIRMATION-B41907733
   HOTEL DUBLIN               OUT-14 MAY
        THE GREEN MERRION           2 NIGHTS
        CONFIRMATION 55710982
`
  const found = readItineraries([{ part: 'file', text: print }], '2026-03-01T00:00:00Z')
  expect(found.map(({ start, end }) => [start.time.local, end.time.local])).toEqual([
    ['2026-05-12T13:15:00', '2026-05-14T09:00:00'],
    ['2026-05-12', '2026-05-14'],
  ])
  expect(found[1]?.name).toBe('THE GREEN MERRION')
})

test('a receipt in Portuguese has the hour of arrival below, and a flight without one is not read', () => {
  const receipt = (label: string): string => `NOME: DA COSTA/RUI MR
DE / PARA            VOO     CL  DATA    HORA   TARIFA     BAG  ST
LISBOA HUMBERTO DEL. TP 289  M   21MAI   2315   MLRTAO     2PC  OK
MAPUTO                           ${label}: 1040
                                 DATA DE CHEGADA: 22MAI
`
  const read = (text: string) => readItineraries([{ part: 'file', text }], '2026-03-01T00:00:00Z')
  expect(read(receipt('HORA DE CHEGADA')).map(({ end }) => end.time.local)).toEqual(['2026-05-22T10:40:00'])
  expect(read(receipt('OBSERVACAO'))).toEqual([])
})
