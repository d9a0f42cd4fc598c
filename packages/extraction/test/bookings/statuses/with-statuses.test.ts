import { expect, test } from 'vitest'
import { statusesOf } from '../statuses-of'

const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  ['Outbound OS 225 10:15', 'CONFIRMED', 'Return OS 226 16:45', 'CANCELLED'],
  ['Outbound OS 225 10:15', 'OK', 'Return OS 226 16:45', 'Cancelled at your request'],
])('a row of a table states what has become of its booking: %s %s', (first, one, second, other) =>
  expect(statusesOf(`<table>${row(first, one)}${row(second, other)}</table>`, ['10:15', '16:45'])).toEqual([
    '10:15 confirmed',
    '16:45 cancelled',
  ]),
)

test.each([
  ['above', 'CANCELLED\nOS 225 departs 10:15\n\nCONFIRMED\nOS 226 departs 16:45'],
  ['below', 'OS 225 departs 10:15\nCancelled, no charge\n\nOS 226 departs 16:45\nConfirmed'],
  ['in it', 'Booking details\nOS 225 departs 10:15. Cancelled.\nOS 226 departs 16:45'],
])('lines state what has become of the bookings next to them: %s', (_, text) =>
  expect(statusesOf(text, ['10:15', '16:45'])).toEqual(['10:15 cancelled', '16:45 confirmed']),
)

test('a heading is about all that follows', () =>
  expect(statusesOf('Cancelled\n\nOS 225 departs 10:15\n\nOS 226 departs 16:45', ['10:15', '16:45'])).toEqual([
    '10:15 cancelled',
    '16:45 cancelled',
  ]))

test('terms about cancelling state nothing of a booking', () => {
  const text = `<table>${row('OS 225 10:15', 'Free of charge if cancelled by 8 May')}${row('OS 226 16:45', 'Flex')}</table>`
  expect(statusesOf(text, ['10:15', '16:45'])).toEqual(['10:15 confirmed', '16:45 confirmed'])
})

test('one of several travelers cancels', () => {
  const text = `<p>Your booking is cancelled in part.</p><p>OS 225 departs 10:15</p><table>${row('Anna Nowak', 'Confirmed')}${row('Jan Berg', 'Cancelled')}</table>`
  expect(statusesOf(text, ['10:15'], ['Anna Nowak', 'Jan Berg'])).toEqual([
    '10:15 Anna Nowak confirmed',
    '10:15 Jan Berg cancelled',
  ])
})

test('rows of travelers are about the flight above them', () => {
  const names = ['Anna Nowak', 'Jan Berg']
  const text = `<table>${row('OS 225 10:15', 'Anna Nowak', 'OK')}${row('', 'Jan Berg', 'OK')}${row('OS 226 16:45', 'Anna Nowak', 'OK')}${row('', 'Jan Berg', 'Cancelled')}</table>`
  expect(statusesOf(text, ['10:15', '16:45'], names)).toEqual([
    '10:15 Anna Nowak Jan Berg confirmed',
    '16:45 Anna Nowak confirmed',
    '16:45 Jan Berg cancelled',
  ])
})

test.each([
  ['OK', 'Annulé'],
  ['Status: Vigente', 'Status: Devuelto'],
  ['【有効】', '【取消済】'],
  ['Ισχύει', 'Ακυρωμένη'],
  ['Gyldig', 'Refunderet'],
])('a cell that is a status as a whole states it: %s, %s', (first, second) =>
  expect(
    statusesOf(`<table>${row('OS 225 10:15', first)}${row('OS 226 16:45', second)}</table>`, ['10:15', '16:45']),
  ).toEqual(['10:15 confirmed', '16:45 cancelled']),
)

test('a word in a sentence is no status', () =>
  expect(
    statusesOf(
      `<table>${row('OS 225 10:15', 'Valid until May')}${row('OS 226 16:45', 'Fare: refunded in full')}</table>`,
      ['10:15', '16:45'],
    ),
  ).toEqual(['10:15 confirmed', '16:45 confirmed']))

test('who is told that a booking is cancelled does not cancel alone', () => {
  const text = 'Dear Anna Nowak, your booking has been cancelled.\n\nAnna Nowak, Jan Berg\nOS 225 departs 10:15'
  expect(statusesOf(text, ['10:15'], ['Anna Nowak', 'Jan Berg'])).toEqual(['10:15 Anna Nowak Jan Berg cancelled'])
})

test('what is said of a flight that was replaced is not said of the new one', () =>
  expect(
    statusesOf(
      'OS 225, was departing 07:05, has been cancelled.\nYou are now confirmed on OS 227 at 10:15.\nOS 226 departs 16:45',
      ['10:15', '16:45'],
    ),
  ).toEqual(['10:15 confirmed', '16:45 confirmed']))

test('a heading with a status is about the bookings below it, up to the next one', () =>
  expect(
    statusesOf(
      'Outbound – valid\nOS 225 departs 10:15\nOS 227 departs 12:40\n\nReturn – cancelled\nOS 226 departs 16:45\nOS 228 departs 18:20',
      ['10:15', '12:40', '16:45', '18:20'],
    ),
  ).toEqual(['10:15 confirmed', '12:40 confirmed', '16:45 cancelled', '18:20 cancelled']))

test('a traveler who is named below each booking cancels the one above', () =>
  expect(
    statusesOf(
      'OS 225 departs 10:15\nAnna Nowak   seat 5   confirmed\nJan Berg     seat 6   confirmed\n\nOS 226 departs 16:45\nAnna Nowak   cancelled\nJan Berg     seat 7   confirmed',
      ['10:15', '16:45'],
      ['Anna Nowak', 'Jan Berg'],
    ),
  ).toEqual(['10:15 Anna Nowak Jan Berg confirmed', '16:45 Jan Berg confirmed', '16:45 Anna Nowak cancelled']))

test.each([
  ['Your flight OS 226 has been cancelled at your request, the others are not affected.', ['confirmed', 'cancelled']],
  ['Your booking of both flights has been cancelled at your request.', ['cancelled', 'cancelled']],
])('a sentence states what has become of the flight that it names: %s', (sentence, [first, second]) =>
  expect(
    statusesOf(`OS 225 departs 10:15\nOS 226 departs 16:45\n\n${sentence}`, ['10:15', '16:45'], [], ['225', '226']),
  ).toEqual([`10:15 ${first}`, `16:45 ${second}`]),
)

test('a sentence above is no heading', () =>
  expect(
    statusesOf(
      'The hotel has been cancelled as you asked.\nOS 225 departs 10:15\nConfirmed\nOS 226 departs 16:45\nCancelled',
      ['10:15', '16:45'],
    ),
  ).toEqual(['10:15 confirmed', '16:45 cancelled']))

test('where each booking has a column, so has its status', () => {
  const text = `<table>${row('', 'Flight 1', 'Flight 2')}${row('Departs', '10:15', '16:45')}${row('Status', 'OK', 'Anulado 12-05')}</table>`
  expect(statusesOf(text, ['10:15', '16:45'])).toEqual(['10:15 confirmed', '16:45 cancelled'])
})

test.each([
  ['Éléments annulés', 'Éléments maintenus'],
  ['Kérésére az alábbi szolgáltatásokat töröltük:', 'Továbbra is érvényes:'],
  ['İPTAL EDİLENLER', 'GEÇERLİ OLANLAR'],
  ['以下航班因公司计划原因取消:', '下列航班正常:'],
])('what is cancelled and what is kept have headings: %s, %s', (first, second) => {
  const lines = `${first}\nOS 225 departs 10:15\n\n${second}\nOS 226 departs 16:45`
  expect(statusesOf(lines, ['10:15', '16:45'])).toEqual(['10:15 cancelled', '16:45 confirmed'])
  const table = `<table><tr><td colspan="2">${first}</td></tr>${row('OS 225', '10:15')}<tr><td colspan="2">${second}</td></tr>${row('OS 226', '16:45')}</table>`
  expect(statusesOf(table, ['10:15', '16:45'])).toEqual(['10:15 cancelled', '16:45 confirmed'])
})

test('a part of a line that is set apart is a status', () =>
  expect(
    statusesOf(
      'OS 225 departs 10:15 from Vienna, terminal 3, seats 12A and 12B, meals included. KVAR\n\nOS 226 departs 16:45 from Rome, terminal 1, seats 14A and 14B, no meals. AVBOKAD',
      ['10:15', '16:45'],
    ),
  ).toEqual(['10:15 confirmed', '16:45 cancelled']))

test('what is said of every booking is said of all', () =>
  expect(
    statusesOf('Reiseplan\nStatus: STORNIERT\nOS 225, 10:15\n\nStatus: STORNIERT\nOS 226, 16:45', ['10:15', '16:45']),
  ).toEqual(['10:15 cancelled', '16:45 cancelled']))

test('a column that a traveler heads is about that one alone', () => {
  const names = ['Anna Nowak', 'Jan Berg']
  const text = `<table>${row('Service', ...names)}${row('OS 225 10:15', 'confirmed', 'cancelled')}${row('OS 226 16:45', 'confirmed', 'cancelled')}</table>`
  expect(statusesOf(text, ['10:15', '16:45'], names)).toEqual([
    '10:15 Anna Nowak confirmed',
    '10:15 Jan Berg cancelled',
    '16:45 Anna Nowak confirmed',
    '16:45 Jan Berg cancelled',
  ])
})

test('a noun beside other statuses is one', () => {
  const names = ['Anna Nowak', 'Jan Berg']
  const text = `<p>OS 225 10:15</p><table>${row('Anna Nowak', '확정')}${row('Jan Berg', '취소')}</table>`
  expect(statusesOf(text, ['10:15'], names)).toEqual(['10:15 Anna Nowak confirmed', '10:15 Jan Berg cancelled'])
})

test('by whom something was cancelled, and what it cost, stand behind the status', () => {
  const text = `<table>${row('OS 225 10:15', 'CANCELLED by you')}${row('OS 226 16:45', 'EMITIDO')}${row('OS 227 18:00', 'ANULADO (gastos 5 %)')}</table>`
  expect(statusesOf(text, ['10:15', '16:45', '18:00'])).toEqual([
    '10:15 cancelled',
    '16:45 confirmed',
    '18:00 cancelled',
  ])
})

test('bookings in one paragraph have the statuses stated after them', () => {
  const text =
    'Friday OS 225 10:15, 4 guests: confermata (cod. 118) Saturday OS 226 16:45, 4 guests: ANNULLATA (cod. 119)'
  expect(statusesOf(text, ['10:15', '16:45'])).toEqual(['10:15 confirmed', '16:45 cancelled'])
})

test('a guest is cancelled in brackets, free of charge', () => {
  const names = ['Anna Nowak', 'Jan Berg']
  const text = `<p>OS 225 10:15</p><table>${row('Anna Nowak', '10A')}${row('Jan Berg (zrušeno bez poplatku)', '10B')}</table>`
  expect(statusesOf(text, ['10:15'], names)).toEqual(['10:15 Anna Nowak confirmed', '10:15 Jan Berg cancelled'])
})

test('travelers below a heading are cancelled, those above it are not', () => {
  const names = ['Anna Nowak', 'Jan Berg', 'Eva Lind']
  const text =
    '<h3>Travelling</h3><p>Ms Anna Nowak</p><p>Mr Jan Berg</p><h3>Cancelled</h3><p>Ms Eva Lind</p><h3>Flights</h3><p>OS 225 10:15</p>'
  expect(statusesOf(text, ['10:15'], names)).toEqual([
    '10:15 Anna Nowak Jan Berg confirmed',
    '10:15 Eva Lind cancelled',
  ])
})

test.each([
  ['The rental car for Tuesday (417730GB2) has been cancelled as you asked.', 'confirmed'],
  ['The flight (417730GB2) has been cancelled as you asked.', 'cancelled'],
  ['The rental car has been cancelled as you asked.', 'cancelled'],
])('flights below "%s" are %s', (sentence, status) =>
  expect(statusesOf(`${sentence}\n\nOS 225 departs 10:15\n\nOS 226 departs 16:45`, ['10:15', '16:45'])).toEqual([
    `10:15 ${status}`,
    `16:45 ${status}`,
  ]),
)

test('a word in capitals at the end of a line is a status', () =>
  expect(
    statusesOf('OS 225 departs 10:15\nReference 884 120 337\n\nOS 226 departs 16:45\nReference 884 120 341 CANCELLED', [
      '10:15',
      '16:45',
    ]),
  ).toEqual(['10:15 confirmed', '16:45 cancelled']))

test('what a heading confirms stays, where only what was not read is cancelled', () => {
  const card = (head: string, text: string): string =>
    `<table>${row(`<div>${head}</div><div>${text}</div>`, 'Ticket')}</table>`
  const cards = [
    card('FLIGHT CONFIRMED', 'OS 225 10:15'),
    card('FLIGHT CONFIRMED', 'OS 226 16:45'),
    card('DINNER CANCELLED', 'Marmo'),
  ]
  expect(statusesOf(`<p>Your dinner is cancelled</p>${cards.join('')}`, ['10:15', '16:45'])).toEqual([
    '10:15 confirmed',
    '16:45 confirmed',
  ])
})

test.each([
  ['Your return flight has been cancelled; the rest is as you booked it.', ['10:15 confirmed', '16:45 cancelled']],
  ['The outbound flight of your booking has been cancelled.', ['10:15 cancelled', '16:45 confirmed']],
])('the way there or back is meant by a sentence: %s', (sentence, statuses) =>
  expect(statusesOf(`${sentence}\n\nOS 225 10:15\n\nOS 226 16:45`, ['10:15', '16:45'])).toEqual(statuses),
)

test('a flight that is cancelled by its number is none of another number', () => {
  const text = 'Your flight OS 221 has been cancelled.\nYou can take this flight:\nOS 225 departs 10:15'
  expect(statusesOf(text, ['10:15'], [], ['225'])).toEqual(['10:15 confirmed'])
  expect(statusesOf(text.replace('221', '225'), ['10:15'], [], ['225'])).toEqual(['10:15 cancelled'])
})
