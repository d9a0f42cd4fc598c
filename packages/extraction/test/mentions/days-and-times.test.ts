import { calendarNames } from '@sextant/extraction/languages/calendar'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { findCompactTimes } from '@sextant/extraction/mentions/compact-times'
import { findDates } from '@sextant/extraction/mentions/dates'
import { findMoney } from '@sextant/extraction/mentions/money'
import { findDurations, findTimes } from '@sextant/extraction/mentions/times'
import type { Line } from '@sextant/extraction/page/page'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const names = calendarNames([])
const createLine = (text: string): Line => textLines(text)[0] ?? raise()
const raise = (): never => {
  throw new Error('The text has no line.')
}
const sent = '2026-03-03T10:00:00Z'
const context = { sent, names, monthFirst: false, dotMonthFirst: false }
const dates = (text: string, monthFirst = false) =>
  findDates(createLine(text), { ...context, monthFirst }).map(({ value }) => value)
const times = (text: string) => {
  const line = createLine(text)
  const days = findDates(line, context)
  return findTimes(line, [...findDurations(line), ...findMoney(line), ...days]).map(
    ({ value, detail }) => value + (detail === '' ? '' : `+${detail}`),
  )
}

test.each([
  ['Friday, 3 April 2026', ['2026-04-03']],
  ['April 3, 2026', ['2026-04-03']],
  ['Fri 3 Apr', ['2026-04-03']],
  ['03.04.2026', ['2026-04-03']],
  ['2026-04-03', ['2026-04-03']],
  ['3. 4. 2026', ['2026-04-03']],
  ['March 15 to 19, double room', ['2026-03-15', '2026-03-19']],
  ['2026. március 17–19.', ['2026-03-17', '2026-03-19']],
  ['2025 m. liep. 19 d., šeštadienis', ['2025-07-19']],
  ['March 15 – 19:30', ['2026-03-15']],
  ['3. 9. 2026 - 5. 9. 2026', ['2026-09-03', '2026-09-05']],
  ['pe 10.7.2026 klo 16 - ma 13.7.2026 klo 12', ['2026-07-10', '2026-07-13']],
  ['vie 3 de abril de 2026', ['2026-04-03']],
  ['Παρασκευή 12 έως Δευτέρα 15 Μαρτίου', ['2027-03-12', '2027-03-15']],
  ['bord för 4 den 14 juni', ['2026-06-14']],
  ['Wed 31st March, 11am', ['2027-03-31']],
  ['29 آوریل 2027', ['2027-04-29']],
  ['viernes 3 al domingo 5 de julio de 2026', ['2026-07-03', '2026-07-05']],
  ['13–15 October 2026', ['2026-10-13', '2026-10-15']],
  ['October 13-15, 2026', ['2026-10-13', '2026-10-15']],
  ['30 Dec – 2 January 2027', ['2026-12-30', '2027-01-02']],
  ['2026年10月3日(土)', ['2026-10-03']],
  ['10月3日', ['2026-10-03']],
  ['2026년 10월 3일', ['2026-10-03']],
  ['令和8年10月3日', ['2026-10-03']],
  ['ngày 3 tháng 10, 2026', ['2026-10-03']],
  ['2026. október 3.', ['2026-10-03']],
  ['03/10/2569', ['2026-10-03']],
  ['٣/١٠/٢٠٢٦', ['2026-10-03']],
  ['Wed 11/04', ['2026-04-11']],
  ['Saturday, November 21: Copa 160', ['2026-11-21']],
  ['Monday 7th to Thursday 10th September', ['2026-09-07', '2026-09-10']],
  ['18 de outubro 17 de outubro de 2026', ['2026-10-18', '2026-10-17']],
  ['09.10 – 14.10.2026', ['2026-10-09', '2026-10-14']],
  ['05.16 (토)', ['2026-05-16']],
  ['三月十三日（金）', ['2026-03-13']],
  ['二月三十日', []],
  ['IN 20261105', ['2026-11-05']],
  ['order 20991105', []],
  ['S7 2044 10 мая', ['2026-05-10']],
  ['version 2.5', []],
  ['file 27-06-0088', []],
  ['file 210-8-27-44', []],
  ['call 24/7', []],
  ['POLAZAK: sreda, 6. maj 2026.', ['2026-05-06']],
  ['6 мај 2026', ['2026-05-06']],
  ['6 prill 2026', ['2026-04-06']],
  ['9 באפריל 2026', ['2026-04-09']],
  ['6 เม.ย. 2569', ['2026-04-06']],
  ['6 เม.ย. 69', ['2026-04-06']],
  ['2501 6 апр', ['2026-04-06']],
  ['22. jūnijā', ['2026-06-22']],
  ['6.iv. v 18:00', ['2026-04-06']],
  ['04-06 周一', ['2026-04-06']],
  ['Zermatt(6/16~6/18,2晚)', ['2026-06-16', '2026-06-18']],
  ['May 12 – May 15, 2026', ['2026-05-12', '2026-05-15']],
  ['9 d’abril del 2026', ['2026-04-09']],
  ['9 ta’ April 2026', ['2026-04-09']],
  ['2026. gada 9. aprīlis 07:25', ['2026-04-09']],
  ['14./15.07. in der Hütte', ['2026-07-14', '2026-07-15']],
  ['06APR 0845', ['2026-04-06']],
  ['06APR2026 2135', ['2026-04-06']],
  ['lun 09/03/2026', ['2026-03-09']],
  ['09h30 au 25/09/2026', ['2026-09-25']],
  ['Rua Augusta 12, Lisbon', []],
  ['Avenida 9 de Julio', []],
  ['Rue du 4 septembre', []],
])('finds the days in "%s"', (text, found) => expect(dates(text)).toEqual(found))

test('a weekday determines the order of a numeric date', () => {
  // 6 April 2026 is a Monday, 4 June 2026 a Thursday
  expect(dates('Mon 04/06/2026')).toEqual(['2026-04-06'])
  expect(dates('Thu 04/06/2026', true)).toEqual(['2026-06-04'])
  // Wednesday, whose second word alone is Tuesday in other languages
  expect(dates('Thứ Tư, 03/02/2027')).toEqual(['2027-02-03'])
  expect(dates('04/06/2026 - Monday')).toEqual(['2026-04-06'])
  expect(dates('04/06/2026 (Mon)')).toEqual(['2026-04-06'])
  // The weekday of the day behind it.
  expect(dates('04/06/2026 - Mon 08/06/2026')).toEqual(['2026-06-04', '2026-06-08'])
})

test('dates with dots are month first in Hungarian', () =>
  expect(findDates(createLine('07.01.'), { ...context, dotMonthFirst: true })).toMatchObject([{ value: '2026-07-01' }]))

test('the search for mentions dates are month first if the email is', () =>
  expect(dates('04/03/2026', true)).toEqual(['2026-04-03']))

test.each([
  ['07:25', ['07:25']],
  ['09.04.2026 07:25', ['07:25']],
  ['fino alle 12:00', ['12:00']],
  ['alle 12:30', ['12:30']],
  ['HK8 2355 0635+1', ['23:55', '06:35+1']],
  ['2355 0810+1 OK', ['23:55', '08:10+1']],
  ['0740* V', ['07:40']],
  ['PICK UP TIME-1130A', ['11:30']],
  ['ROOM-305A', []],
  ['sosire după ora 16', ['16:00']],
  ['после 14 ч.', ['14:00']],
  ['1:05pm', ['13:05']],
  ['BNA 6:05p → LGA 9:20p', ['18:05', '21:20']],
  ['salida 10:30 a Madrid', ['10:30']],
  ['8u17 – 12u06', ['08:17', '12:06']],
  ['LV DULLES 815A', ['08:15']],
  ['1225P', ['12:25']],
  ['LV DULLES 0820A', ['08:20']],
  ['1130#1', ['11:30+1']],
  ['0625 0740', ['06:25', '07:40']],
  ['2340 0655 +1', ['23:40', '06:55+1']],
  ['12/7/26 ore 11:00', ['11:00']],
  ['pe 10.7.2026 klo 16 - ma 13.7.2026 klo 12', ['16:00', '12:00']],
  ['7pm', ['19:00']],
  ['12:30 AM', ['00:30']],
  ['19h30', ['19:30']],
  ['7 h 05', ['07:05']],
  ['17h', ['17:00']],
  ['06:15 h', ['06:15']],
  ['19.30 Uhr', ['19:30']],
  ['8 Uhr', ['08:00']],
  ['kl. 08.15', ['08:15']],
  ['午後7時30分', ['19:30']],
  ['오후 7시 30분', ['19:30']],
  ['오후 7시 4분', ['19:04']],
  ['오후 7시 반', ['19:30']],
  ['午後六時三十分', ['18:30']],
  ['晚上6点半', ['18:30']],
  ['十二時', ['12:00']],
  ['六時半', ['06:30']],
  ['有一点远', []],
  ['一時預かり', []],
  ['16 órakor', ['16:00']],
  ['ore 10 – 13', ['10:00', '13:00']],
  ['1430 hrs', ['14:30']],
  ['05:48+1', ['05:48+1']],
  ['5:48 (+1)', ['05:48+1']],
  ['noon', ['12:00']],
  ['Abfahrt:19:25', ['19:25']],
  ['07:30/13:10', ['07:30', '13:10']],
  ['11:24，12:05', ['11:24', '12:05']],
  ['2026-06-05 12:30:15', ['12:30']],
  ['11:45 p. m.', ['23:45']],
  ['08:15 مساءً', ['20:15']],
  ['مـ 12:40 صباحاً', ['00:40']],
  ['מ-15:00', ['15:00']],
  ['MAD 15:45 – LIS 16:05', ['15:45', '16:05']],
  ['um 19 Uhr 30', ['19:30']],
  ['10–17 Uhr', ['10:00', '17:00']],
  ['18 bis 20 Uhr', ['18:00', '20:00']],
  ['6-8pm', ['18:00', '20:00']],
  ['6:05 – 8:15 PM', ['18:05', '20:15']],
  ['10:30 – 2:15 PM', ['10:30', '14:15']],
  ['PM 6:05', ['18:05']],
  ['晚上 7 點', ['19:00']],
  ['18 heures 30', ['18:30']],
  ['kl. 1805', ['18:05']],
  ['KL 1805', []],
  ['kl. 9 till lunch', ['09:00']],
  ['ob 12.10.', ['12:10']],
  ['UTC-05:00', []],
  ['2U40GG', []],
  ['2h 10m', []],
  ['3 t 15 min', []],
  ['02:35 Std.', []],
  ['EUR 12.50', []],
  ['20.03.2026', []],
])('finds the times in "%s"', (text, found) => expect(times(text)).toEqual(found))

test.each([
  ['στις 7 το απόγευμα στην Αθήνα', ['19:00']],
  ['الساعة 3:30 عصرا', ['15:30']],
  ['a las 8 de la tarde', ['20:00']],
  ['19:30 de la tarde', ['19:30']],
  ['7 noches', []],
  ['este 7 órakor', ['19:00']],
])('the search for mentions reads the half of the day beside the hour in "%s"', (text, found) => {
  const line = createLine(text)
  const tags = tagsOf(line.folded, languagesOf([line.folded]))
  expect(findTimes(line, [], tags).map(({ value }) => value)).toEqual(found)
})

test.each([
  ['DEPARTURE TIME: 0610 ARRIVAL TIME: 0745', ['06:10', '07:45']],
  ['dep Brisbane 0715, arr Mount Isa 0940', ['07:15', '09:40']],
  ['TORONTO PEARSON 0900 CALGARY 1113', ['09:00', '11:13']],
  ['PARTIDA: 2027', []],
  ['1701 Wynkoop Street, Denver, Colorado', []],
  ['1200 N Main St, Suite 4, Springfield', []],
])('the search for mentions finds the four-digit times behind the labels and places of "%s"', (text, found) => {
  const line = createLine(text)
  const tags = tagsOf(line.folded, languagesOf([line.folded]))
  expect(findCompactTimes(line, [], [], tags).map(({ value }) => value)).toEqual(found)
})

test('a day is read with the month right behind it, in any language of the page', () => {
  const spanish = { ...context, names: calendarNames(['es']) }
  const of = (text: string) => findDates(createLine(text), spanish).map(({ value, detail }) => `${value} ${detail}`)
  expect(of('MIE 20ENE SEVILLA')).toEqual(['2027-01-20 weekday'])
  expect(of('1er de enero')).toEqual(['2027-01-01 '])
})

test('thousands in front of a currency are an amount', () =>
  expect(findMoney(createLine('Уплатено 3.000 ден.')).map(({ value, detail }) => `${value} ${detail}`)).toEqual([
    '3000 MKD',
  ]))

test.each([
  ['the end of a code', 'AC1007H', '1007h', '10:07'],
  ['a year alone in its line', '2027', '2030', '20:30'],
])('%s is no time', (_, none, some, value) => expect([times(none), times(some)]).toEqual([[], [value]]))

test.each([
  ['0615 (08 Aug 27)', ['06:15']],
  ['0615 8 Aug 2027', ['06:15']],
  ['2027 (08 Aug)', []],
  ['0615 bags (08 Aug 27)', []],
  ['ON 20 OCT 0800 MONTREAL', ['08:00']],
  ['ON 20 OCT 2027 MONTREAL', []],
])('of "%s", finds the time beside a date', (text, found) => {
  const line = createLine(text)
  expect(findCompactTimes(line, findDates(line, context), [], []).map(({ value }) => value)).toEqual(found)
})
