import { extract } from '@sextant/extraction/extract'
import { readItineraries } from '@sextant/extraction/readers/itinerary/read-itineraries'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

const read = (text: string) =>
  extract({ definitions, bytes: new TextEncoder().encode(text), name: 'x.txt', contextDate: '2026-02-01T00:00:00Z' })
    .extraction.reservations

const leg = (number: string, code: string, start: string, end: string) => ({
  kind: 'flight',
  number,
  provider: { iata_code: code },
  start: { time: { local: start } },
  end: { time: { local: end } },
})

test.each([
  [
    'Amadeus',
    'RP/FRAL12345/FRAL12345            AA/SU   5FEB26/1020Z   QX7K2P\n  1.DOE/JOHN MR   2.DOE/JANE MRS 3.DOE/TIM MSTR(CHD/12MAR18)\n  4  LH 400 Y 12MAR 4 FRAJFK HK3     1  1020 1250   12MAR  E  LH/QX7K2P\n  5  LH 401 Y 20MAR 5*JFKFRA HK3        2155 1130   21MAR  E  LH/QX7K2P\n',
  ],
  [
    'Sabre',
    'QX7K2P\n 1.3DOE/JOHN MR/JANE MRS/TIM MSTR\n 1 LH 400Y 12MAR 4 FRAJFK HK3  1020A 1250P /DCLH*QX7K2P /E\n 2 LH 401Y 20MAR 5 JFKFRA HK3   955P 1130A  21MAR 6 /DCLH*QX7K2P /E\n',
  ],
  [
    'Galileo',
    'QX7K2P/AB FRAOU N123456 AG 23499999 05FEB\n  1.1DOE/JOHN MR  2.1DOE/JANE MRS\n  3.1DOE/TIM MSTR*P-C08\n 1. LH  400 Y  12MAR FRAJFK HK3  1020   1250  O*       E  TH\n 2. LH  401 Y  20MAR JFKFRA HK3  2155  #1130  O*       E  FR\n',
  ],
  [
    'Worldspan',
    'RECORD LOCATOR: QX7K2P\n1.1DOE/JOHN MR 2.1DOE/JANE MRS 3.1DOE/TIM MSTR\n 1 LH  400Y 12MAR TH FRAJFK HK3 1020A 1250P   /O $ E\n 2 LH  401Y 20MAR FR JFKFRA HK3  955P 1130A#1 /O $ E\n',
  ],
])('the itinerary reader reads an itinerary of %s with all three travelers', (_, text) => {
  const flights = read(text)
  expect(flights).toMatchObject([
    { ...leg('400', 'LH', '2026-03-12T10:20:00', '2026-03-12T12:50:00'), confirmation_no: 'QX7K2P' },
    leg('401', 'LH', '2026-03-20T21:55:00', '2026-03-21T11:30:00'),
  ])
  for (const { travelers } of flights)
    expect(travelers.map(({ name }) => name)).toEqual(['John Doe', 'Jane Doe', 'Tim Doe'])
})

test.each([
  ['the same day, eastward', ' 1  QF  11 Y 10APR 5 SYDLAX HK1  1035 0630  10APR  E', '2026-04-10T06:30:00'],
  ['the same day, unmarked', ' 1. QF   11 Y  10APR SYDLAX HK1  1035   0630  O*', '2026-04-10T06:30:00'],
  ['the day before', ' 1. NZ   18 Y  10APR AKLHNL HK1  0055  -1030  O*', '2026-04-09T10:30:00'],
  ['the day before, unmarked', ' 1. NZ   18 Y  10APR AKLHNL HK1  0055   1030  O*', '2026-04-09T10:30:00'],
  ['two days later, westward', ' 1. QF   12 Y  10APR LAXSYD HK1  2230  *0755  O*', '2026-04-12T07:55:00'],
  ['two days later, by its date', ' 1  QF  12 Y 10APR 5 LAXSYD HK1  2230 0755  12APR  E', '2026-04-12T07:55:00'],
  ['two days later, unmarked', ' 1 QF  12Y 10APR F LAXSYD HK1 1030P 755A /E', '2026-04-12T07:55:00'],
  ['over the turn of the year', ' 1  LH 401 Y 31DEC 4 JFKFRA HK1  2155 1130  01JAN  E', '2027-01-01T11:30:00'],
])('the itinerary reader reads an arrival across the date line: %s', (_, text, arrival) => {
  expect(read(` 1.1DOE/JOHN MR\n${text}\n`)).toMatchObject([{ end: { time: { local: arrival } } }])
})

test('maps the status of a segment', () => {
  const line = (status: string) => ` 1.1DOE/JOHN MR\n 1. LH  400 Y  12MAR FRAJFK ${status}1  1020   1250  O*\n`
  expect(['HK', 'TK', 'UN', 'HX', 'HL'].map((status) => read(line(status))[0]?.status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'cancelled',
    'pending',
  ])
})

test('the itinerary reader ignores broken lines and reads long ones in time', () => {
  for (const tail of ['2560 1250', '1020', '9999P 1250', '1020 12:50', '']) {
    const text = ` 1.1DOE/JOHN MR\n 1. LH  400 Y  12MAR FRAJFK HK1  ${tail}\n`
    expect(readItineraries([{ part: 'file', text }], '2026-02-01T00:00:00Z')).toEqual([])
  }
  expect(
    read(' 1. LH  400 Y  12MAR XXXJFK HK1  1020   1250  O*\n 1. LH  400 Y  45MAR FRAJFK HK1  1020   1250\n'),
  ).toEqual([])
  for (const text of [
    '1.A/'.repeat(9000),
    '1.A B C D/A A A A'.repeat(2000),
    '1 LH 400 Y '.repeat(4000),
    ' '.repeat(40_000),
  ]) {
    const printed = ` 1. LH  400 Y  12MAR FRAJFK HK1  1020   1250\n${text}`
    expect(cpuTime(() => void read(printed))).toBeLessThan(5000)
  }
})

test.each([
  [
    'Galileo',
    ' 2 HHL QH HK1 MUC 12MAR-15MAR  3NT 17560  QUAYSIDE MUENCHEN     1C1DRAC -1/RG-EUR69.00/AGT10741570/NM-DOE JOHN/CF-2293663193 *',
  ],
  [
    'Galileo, cut at the width of the screen',
    ' 2 HHL QH HK1 MUC 12MAR-15MAR  3NT 17560  QUAYSIDE MUENCHEN     \n1C1DRAC -1/RG-EUR69.00/AGT10741570/NM-DOE JOHN/CF-22936\n63193 *',
  ],
  [
    'Sabre',
    ' 2 HHL QH HK1 MUC IN12MAR W-OUT15MAR  3NT 17560 QUAYSIDE MUENCHEN 1 A1D/69.00/AGT10741570/NM-DOE JOHN/CF-2293663193',
  ],
  ['Amadeus', ' 2 HHL QH HK1 MUC IN12MAR OUT15MAR 1A1KRAC EUR69.00 DLY QUAYSIDE MUENCHEN/BS-10741570/CF-2293663193'],
  ['Worldspan', ' 2 HTL QH HK1 MUC 12MAR-15MAR 3NT 17560 QUAYSIDE MUENCHEN/1A1KRAC/CF-2293663193'],
  [
    'Sabre, with its details behind dashes',
    ' 2 HHL QH HK1 MUC IN12MAR W-OUT15MAR  3NT 17560 QUAYSIDE MUENCHEN 1 A1D/69.00/G/SI-CF-2293663193/',
  ],
  ['Amadeus, without a rate', ' 2 HHL QH HK1 MUC IN12MAR OUT15MAR QUAYSIDE MUENCHEN /BC-TYPE/CF-2293663193'],
])('the itinerary reader reads a stay from an itinerary of %s', (_, text) => {
  expect(read(`QX7K2P\n 1.1DOE/JOHN MR\n${text}\n`)).toMatchObject([
    {
      kind: 'lodging',
      name: 'QUAYSIDE MUENCHEN',
      confirmation_no: '2293663193',
      travelers: [{ name: 'John Doe' }],
      start: { time: { local: '2026-03-12' } },
      end: { time: { local: '2026-03-15' } },
    },
  ])
})

test('the itinerary reader reads a locator behind Worldspan’s mark, and titles in other languages', () => {
  const flight = ' 1. LX  456 Y  12MAR ZRHLCY HK3   910A   955A O*       E TH'
  const names = '  1.1BECKER/TOM MR  2.1BECKER/ANNA MME  3.1KUNZ/LEA FRAU'
  expect(read(`1P- QX7K2P\n${names}\n${flight}\n`)).toMatchObject([
    { confirmation_no: 'QX7K2P', travelers: [{ name: 'Tom Becker' }, { name: 'Anna Becker' }, { name: 'Lea Kunz' }] },
  ])
})

test('the itinerary reader reads a rental car next to the flights of an itinerary', () => {
  const flight = ' 1. LH  400 Y  12MAR FRAJFK HK2  1020   1250  O*       E  TH'
  const car =
    ' 2. CCR ZE HK1 JFK 12MAR-15MAR ECMR/RG-USD31.00DY-UNL/BS-05578602/PUP-JFKT01/ARR-1337/RC-OAUD1/DT-0800/NM-DOE JOHN/CF-H1280118360 *'
  expect(
    read(`QX7K2P/AB FRAOU N123456 AG 23499999 05FEB\n 1.2DOE/JOHN MR/JANE MRS\n${flight}\n${car}\n`),
  ).toMatchObject([
    { ...leg('400', 'LH', '2026-03-12T10:20:00', '2026-03-12T12:50:00'), confirmation_no: 'QX7K2P' },
    {
      kind: 'car',
      confirmation_no: 'H1280118360',
      provider: { name: 'Hertz' },
      travelers: [{ name: 'John Doe' }],
      start: { place: { iata_code: 'JFK' }, time: { local: '2026-03-12T13:37:00' } },
      end: { place: { iata_code: 'JFK' }, time: { local: '2026-03-15T08:00:00' } },
    },
  ])
})

test('the itinerary reader reads cancelled stays and cars, and ignores broken ones in time', () => {
  const car = (text: string) => read(` 1.1DOE/JOHN MR\n 2 CCR ZE ${text}\n`)
  expect(car('HX1 JFK 12MAR-15MAR ECMR/ARR-2577')).toMatchObject([
    { status: 'cancelled', start: { time: { local: '2026-03-12' } } },
  ])
  expect(car('HK1 JFK 45MAR-15MAR ECMR')).toEqual([])
  expect(car('HK1 JFK 12MAR')).toEqual([])
  for (const long of [
    ' 2 HHL QH HK1 MUC 12MAR-15MAR  1NT '.repeat(2000),
    ` 2 HHL QH HK1 MUC 12MAR-15MAR${'  1NT A'.repeat(3000)}\n`.repeat(20),
    ' 2 CCR ZE HK1 JFK 12MAR-15MAR/ARR-A\n'.repeat(2000),
  ])
    expect(read(long).length).toBeLessThan(2)
})

test('the itinerary reader reads names with their marks, in itineraries and with unnumbered flights', () => {
  const names = '  1.BÖHM/JONAS MR   2.ØSTERGÅRD/ÅSE MRS  3.DE LA CRUZ/JOSÉ MARÍA MR'
  const line = '  LH 400 Y 12MAR 4 FRAJFK HK3  1020 1250   12MAR  E  LH/QX7K2P'
  expect(read(`${names}\n${line}\n`).map(({ travelers }) => travelers.map(({ name }) => name))).toEqual([
    ['Jonas Böhm', 'Åse Østergård', 'José María De La Cruz'],
  ])
  expect(read(`PASSENGER  ŠKODA/JIŘÍ MR\n${line}\n`)).toMatchObject([{ travelers: [{ name: 'Jiří Škoda' }] }])
})

const named = ' 1.1DOE/JOHN MR\n'
const american = '1 AA 100Y 12MAR 4 JFKLHR HK1  635P  640A  13MAR 5'
const british = '2 BA 985J 15MAR 7 LHRBER HK1  1000A 1255P'

test.each([
  ['Sabre', `QX7K2P\n${named} ${american} /DCAA*KLMNOP /E\n ${british} /DCBA*QRSTUV /E\n`],
  [
    'Amadeus',
    `RP/FRAL12345/FRAL12345 AA/SU 5FEB26/1020Z QX7K2P\n${named} ${american} *1A/AA/KLMNOP\n ${british} E BA/QRSTUV\n`,
  ],
  [
    'Galileo',
    `QX7K2P/AB FRAOU N123456 AG 23499999 05FEB\n${named} ${american}\n ${british}\nVL-1/AA*KLMNOP 05FEB 1020\nVL-2/1G*BA/QRSTUV\n`,
  ],
  [
    'stated above',
    `BOOKING REF : AMADEUS: QX7K2P, AIRLINE: BA/QRSTUV, AIRLINE AA*KLMNOP\n${named} ${american}\n ${british}\n`,
  ],
  [
    'Worldspan',
    `1P- QX7K2P\n${named} ${american}\n ${british}\nVENDOR LOCATORS\n AA - KLMNOP 05FEB 1020Z\n BA - QRSTUV 05FEB 1020Z\n`,
  ],
])('a flight has its airline’s locator in addition to the agency’s: %s', (_, text) => {
  const agency = [{ value: 'QX7K2P', issuer: 'agency' }]
  expect(read(text)).toMatchObject([
    { confirmation_no: 'KLMNOP', references: agency },
    { confirmation_no: 'QRSTUV', references: agency },
  ])
})

test('the airlines’ locators count where the itinerary has none, and its own where they are listed nowhere', () => {
  const lines = `${named} ${american} /DCAA*KLMNOP /E\n ${british}\n`
  expect(read(lines).map((one) => one.confirmation_no ?? null)).toEqual(['KLMNOP', null])
  expect(read(`QX7K2P\n${lines}`).map((one) => one.confirmation_no)).toEqual(['KLMNOP', 'QX7K2P'])
})

test('a flight that the airline has moved replaces the one before', () =>
  expect(
    read(`${named} 1. 4Z 130 M 31JAN WDHJNB UN1 0640 0930 O\n 2. 4Z 130 M 31JAN WDHJNB TK1 0735 1025 O\n`),
  ).toMatchObject([{ number: '130', start: { time: { local: '2026-01-31T07:35:00' } } }]))

test('titles attached to names are removed, and a name in several records counts once', () => {
  const names = ' 1.1PERERA/RUWAN ASANKAMR 2.1FERNANDO/DILINIMS\n'
  expect(read(`${names} ${american}\n${names} ${british}\n`)[0]?.travelers.map(({ name }) => name)).toEqual([
    'Ruwan Asanka Perera',
    'Dilini Fernando',
  ])
  expect(read(` 1.1DOE/ADAMS\n ${american}\n`)[0]?.travelers.map(({ name }) => name)).toEqual(['Adams Doe'])
})
