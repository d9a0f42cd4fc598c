import { calendarNames } from '@sextant/extraction/languages/calendar'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { annotatePage } from '@sextant/extraction/mentions/annotate-page'
import { findAirportCodes, findCodes, findContacts, findNights } from '@sextant/extraction/mentions/codes'
import { findCompactTimes } from '@sextant/extraction/mentions/compact-times'
import { findDates } from '@sextant/extraction/mentions/dates'
import { findMoney } from '@sextant/extraction/mentions/money'
import { findTexts } from '@sextant/extraction/mentions/texts'
import { findTimes } from '@sextant/extraction/mentions/times'
import { htmlTree } from '@sextant/extraction/page/html-tree'
import { layOut } from '@sextant/extraction/page/lay-out'
import type { Line } from '@sextant/extraction/page/page'
import { textLines } from '@sextant/extraction/page/text-lines'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const names = calendarNames([])
const createLine = (text: string): Line => textLines(text)[0] ?? raise()
const raise = (): never => {
  throw new Error('The text has no line.')
}
const sent = '2026-03-03T10:00:00Z'
const context = { sent, names, monthFirst: false, dotMonthFirst: false }

test.each([
  ['LGW 0705 BER 0955', ['LGW', 'BER'], ['07:05', '09:55']],
  ['19JUN AMM Amman 1045 - ORD Chicago 1550', ['AMM', 'ORD'], ['10:45', '15:50']],
  ['dep 0710 arr 0855+1', [], ['07:10', '08:55+1']],
  ['06APR 0845', [], ['08:45']],
  ['PICKUP/1530', [], ['15:30']],
  ['0735 Enterprise from Dublin, Lanyon Place 0943. Ref 1144', [], ['07:35', '09:43']],
  ['Leeds 0615 - London Kings Cross 0828 ref H8D3', [], ['06:15', '08:28']],
  ['room 1204 - floor 12', [], []],
  ['valid from January 2025 - December 2026', [], []],
  ['Hall 1204 - Suite 1105', [], []],
  ['SK 1417 CPH-ARN 0705-0815', ['CPH', 'ARN'], ['07:05', '08:15']],
  ['1000-1200 Titanic tour with your ticket', [], ['10:00', '12:00']],
  ['P/UP 0930 Auckland Downtown', [], ['09:30']],
  ['1050 Bruxelles', [], []],
  ['open at 2027 prices', [], []],
  ['ICE 1530', [], []],
  ['room 1204, code 1530', [], []],
])('the search for mentions finds four-digit times in "%s"', (text, airports, found) => {
  const line = createLine(text)
  const codes = findAirportCodes(line, [], []).filter(({ value }) => airports.includes(value))
  expect(findCompactTimes(line, [], codes, []).map(({ value, detail }) => value + (detail && `+${detail}`))).toEqual(
    found,
  )
})

test.each([
  ['3. AZ 609 L 13MAR JFKFCO HK2', ['JFK', 'FCO']],
  ['上海虹桥SHA', ['SHA']],
  ['the FCOJFK file', []],
  ['SAT 14:05 DFW', ['SAT', 'DFW']],
])('the search for mentions finds the airports in "%s"', (text, found) =>
  expect(findAirportCodes(createLine(text), [], []).map(({ value }) => value)).toEqual(found),
)

test.each(['17OCT SAT OPO', 'SAT 17OCT OPO', '17OCT26 SAT OPO', 'SAT 17OCT26 OPO'])(
  'the search for mentions takes the day of the week in "%s" for no airport',
  (text) => {
    const line = createLine(text)
    expect(findAirportCodes(line, findDates(line, context), []).map(({ value }) => value)).toEqual(['OPO'])
  },
)

test.each([
  ['Confirmation 66120934 GBP 104.00/night', '104.00', 'GBP'],
  ['Total: EUR 1.234,50', '1234.50', 'EUR'],
  ['$1,234.50', '1234.50', 'USD'],
  ['318,00 €', '318.00', 'EUR'],
  ['3,600円', '3600', 'JPY'],
  ['CHF 1’200.00', '1200.00', 'CHF'],
])('the search for mentions finds the amount in "%s"', (text, value, currency) =>
  expect(findMoney(createLine(text))).toMatchObject([{ value, detail: currency }]),
)

test.each(['KR1A2B3C', 'TL12B3', 'PEN1224', 'EUR12X4'])('the code %s is not an amount', (code) =>
  expect(findMoney(createLine(`Booking number: ${code}`))).toEqual([]),
)

test('the search for mentions finds the number of nights in many languages', () => {
  for (const text of ['3 nights', '3 Nächte', '3 nuits', '3 noches', '3泊', '3 ночи'])
    expect(findNights(createLine(text))).toMatchObject([{ value: '3' }])
})

test.each([
  ['Reference K8LM2Q', ['K8LM2Q']],
  ['Booking NCC-58213', ['NCC-58213']],
  ['QWERTY', ['QWERTY']],
  ['Nr. ÅG-4410', ['ÅG-4410']],
  ['AT/XPLDTA', ['AT/XPLDTA', 'XPLDTA']],
  ['Ref. 1187/26', ['1187/26']],
  ['please see below', []],
  ['PORTO', []],
  ['BSB-BEL', []],
  ['card XXXXX4471', []],
  ['reference M 5502', ['5502', 'M 5502']],
  ['New York, NY 10036', []],
  ['file 27-06-0088', ['27-06-0088']],
  ['1.NOWAK/ANNA', []],
  ['call 1-212-555-0144', []],
  ['TOR-338 902', ['TOR-338', 'TOR-338 902']],
  ['RECORD LOCATOR: QR-7MWZ4K', ['QR-7MWZ4K', '7MWZ4K']],
  ['bokn RWL5 0293', ['RWL5', '0293', 'RWL5 0293']],
  ['London WC2R 0EZ', ['WC2R']],
  ['Carpathian Readings – 2027, Gleis 3-12', []],
  ['Booking no. 2027', ['2027']],
  ['arrive ZRH 0815', ['0815', 'ZRH 0815']],
  ['Ref. CL 90 44 817', ['90 44 817', 'CL 90 44 817']],
  ['Ref. R771 204 418', ['R771', '204 418', 'R771 204', 'R771 204 418']],
  ['BOOKING REF OF ET: ET/KXWZPN', ['ET/KXWZPN', 'KXWZPN']],
  ['CONF NO-40127733', ['NO-40127733', '40127733']],
  ['Confirmation code HMABCDEFGH', ['HMABCDEFGH']],
  ['①订单NX0915223已确认，共2晚', ['NX0915223']],
  ['PNR: ABACUS 7KQ2LM, baggage 23KG', ['7KQ2LM']],
  ['Nr biletu: eIC-482019377', ['eIC-482019377']],
])('the search for mentions finds the codes in "%s"', (text, found) =>
  expect(findCodes(createLine(text), [], []).map(({ value }) => value)).toEqual(found),
)

test.each([
  ['WhatsApp 0812-5550-0177', ['0812-5550-0177']],
  ['携帯 090-1234-5678', ['090-1234-5678']],
  ['Booking 0418-7713', []],
])('the search for mentions finds the telephone numbers in "%s"', (text, found) =>
  expect(findContacts(createLine(text)).map(({ value }) => value)).toEqual(found),
)

test.each([
  ['Booking code: rKa0q8kvz1', ['rKa0q8kvz1']],
  ['Booking number 811.', ['811']],
  ['Confirmation number AB/07-2', ['AB/07-2']],
  ['RESERVATION CODE FQHLWK', ['FQHLWK']],
  ['予約番号【RY0a1b2c3d】', ['RY0a1b2c3d']],
  ['2 nights', []],
  ['CONFIRMATION NUMBER', []],
])('the search for mentions finds the labelled codes in "%s"', (text, found) => {
  const line = createLine(text)
  const tags = tagsOf(line.folded, languagesOf([line.folded]))
  expect(findCodes(line, [], tags).map(({ value }) => value)).toEqual(found)
})

test.each([
  ['1.1BERGMANN/ALDO MR 2.1SALVI/EMMA MRS', ['BERGMANN/ALDO', 'SALVI/EMMA']],
  ['für Herrn Richard Lohmann und Frau Sunita Rao. Auftrag 27', ['Richard Lohmann', 'Sunita Rao']],
  ['المسافرون: ماجد حدادين، نورة حدادين', ['ماجد حدادين', 'نورة حدادين']],
  ['Gasthof „Zum Löwen“, Ulm', ['Zum Löwen']],
  ['Candlelight: Vivaldi and more', ['Candlelight: Vivaldi and more']],
  ['Museo del Mar: entrada sin colas', ['Museo del Mar: entrada sin colas']],
  ['ผู้โดยสาร: ปิยวัฒน์ ทองดี', ['ปิยวัฒน์ ทองดี']],
  ['参加者:林 美咲 様/林 拓海 様', ['林 美咲', '林 拓海']],
  ['Montréal - QUÉBEC (GARE DU PALAIS)', ['QUÉBEC (GARE DU PALAIS)']],
  ['Orlando Intl Airport ( MCO )', ['Orlando Intl Airport']],
  ['Frau Marie Weiß – Sitz 4C, Gepäck', ['Marie Weiß']],
  ['Guests: Mrs Louise Weiß, Mr Alain Weiß. Driver: Alain Weiß', ['Louise Weiß', 'Alain Weiß']],
  ['NOWAK EVA MARIA Passport C4J', ['NOWAK EVA MARIA']],
  ["Room 3 is Mrs Anna Nowak's", ['Anna Nowak']],
  ['103 Carl v. Nowak', ['Carl v. Nowak']],
  ['604 Split', ['Split']],
  ['1134 Budapest, Lehel utca 22.', ['1134 Budapest, Lehel utca 22.']],
  ['行程单 刘敏老师', ['刘敏']],
  ['4. Brandt, Mats (Kind, 1 J.)', ['Brandt, Mats']],
])('the search for mentions finds the names in "%s"', (text, found) => {
  const line = createLine(text)
  const tags = tagsOf(line.folded, languagesOf([line.folded]))
  expect(findTexts(line, [], tags).map(({ value }) => value)).toEqual(expect.arrayContaining(found))
})

test('a name that follows brackets does not include their content', () => {
  const found = findTexts(createLine('【民宿】云栖山居'), [], []).map(({ value }) => value)
  expect(found).toContain('云栖山居')
  expect(found).not.toContain('民宿】云栖山居')
})

test('a numbered name that looks like a day is a name', () => {
  const line = createLine('2. MARC SALA · ID 41****77B')
  const days = findDates(line, { ...context, names: calendarNames(['ca']) })
  expect(findTexts(line, days, []).map(({ value }) => value)).toContain('MARC SALA')
})

test('the search for mentions reads the year of a day as reservation systems print it', () => {
  const days = (text: string) => findDates(createLine(text), context).map(({ value }) => value)
  expect(days('17OCT26 SAT')).toEqual(['2026-10-17'])
  expect(days('02JAN2028')).toEqual(['2028-01-02'])
  expect(days('17OCT 26')).toHaveLength(1)
})

test('the search for mentions tells the name behind the number of a list item from a date', () => {
  const dates = (text: string) => findDates(createLine(text), { ...context, names: calendarNames(['id', 'en']) })
  expect(dates('1. Agus Prasetyo')).toEqual([])
  expect(dates('1. Agus 2027')).toMatchObject([{ value: '2027-08-01' }])
})

test('the search for mentions takes a word in capitals that the page also writes in small letters for no code', () => {
  const codesOf = (text: string): string[] =>
    annotatePage({ part: '1', kind: 'text', lines: textLines(text), forwarder: '', sent: null }, sent).mentions.flatMap(
      ({ type, value }) => (type === 'code' ? [value] : []),
    )
  expect(codesOf('QWERTY\nQwerty is free.')).toEqual([])
  expect(codesOf('QWERTY\nIt is free.')).toEqual(['QWERTY'])
})

test('the search for mentions takes the name of an airport in capitals for no code', () => {
  expect(findCodes(createLine('PENANG INTL'), [], [])).toEqual([])
  expect(findCodes(createLine('QRNTLW'), [], [])).toMatchObject([{ value: 'QRNTLW' }])
})

test('every mention lies within its line', () => {
  const piece = fc.constantFrom(
    '20 Mar 2026',
    ' ',
    '10.04.',
    '5:10 PM',
    '17h50',
    '03/04/2026',
    'abc',
    '1.2.3',
    '12',
    '-',
    '午後3時',
    'EUR 5',
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      for (const line of textLines(pieces.join(''))) {
        const found = [
          ...findDates(line, context),
          ...findTimes(line, []),
          ...findMoney(line),
          ...findCodes(line, [], []),
          ...findCompactTimes(line, [], [], []),
        ]
        for (const { start, end } of found) {
          expect([0, start, end, line.text.length]).toEqual([0, start, end, line.text.length].toSorted((a, b) => a - b))
          expect(end).toBeGreaterThan(start)
        }
      }
    }),
  )
})

test('the search for mentions finds a date in three cells of a row', () => {
  const html =
    '<table><tr><td>2027年</td><td>10月</td><td>8日(金)</td><td>福岡</td></tr><tr><td>2027年</td><td>10月</td><td>11日(月)</td><td>天草</td></tr></table>'
  const page = { part: '1', kind: 'html' as const, lines: layOut(htmlTree(html)), forwarder: '', sent: null }
  const found = annotatePage(page, sent).mentions.filter(({ type }) => type === 'date')
  expect(found.map(({ value }) => value)).toEqual(['2027-10-08', '2027-10-11'])
})
