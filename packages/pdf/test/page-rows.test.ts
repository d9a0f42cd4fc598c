import { inReadingOrder } from '@sextant/pdf/right-to-left'
import { expect, test } from 'vitest'
import { openPlaced } from './placed-page'
import type { PositionedText } from './write-pages'

const rowsOf = (texts: readonly PositionedText[], drawn?: string) => openPlaced(texts, drawn).leaves[0]?.rows ?? []
const textsOf = (texts: readonly PositionedText[]): string[][] =>
  rowsOf(texts).map((row) => row.texts.map(({ text }) => text))

test('texts have positions as shares of the width that the text of the page takes up', () => {
  const [first, second] = rowsOf([
    { text: 'Arrival', x: 50, y: 700 },
    { text: '9 May', x: 250, y: 700 },
    { text: 'x'.repeat(50), x: 50, y: 685 },
  ])
  expect(first?.texts.map(({ left }) => left)).toEqual([0, 0.8])
  expect(second?.texts).toMatchObject([{ left: 0, right: 1 }])
})

test('rows have their distance to the row above in font sizes', () => {
  const gaps = rowsOf([
    { text: 'Arrival', x: 50, y: 700 },
    { text: 'Departure', x: 50, y: 688 },
    { text: 'Guest', x: 50, y: 658 },
  ]).map(({ gap }) => gap)
  expect(gaps).toEqual([0, expect.closeTo(1.2), expect.closeTo(3)])
})

test('texts have the size and weight of their fonts, each part its own', () => {
  const [row] = rowsOf([
    { text: 'Guest: ', x: 50, y: 700, bold: true },
    { text: 'Maja Lindqvist', x: 85, y: 700 },
  ])
  expect(row?.texts).toMatchObject([
    {
      text: 'Guest: Maja Lindqvist',
      spans: [
        { start: 0, end: 7, bold: true, size: 10 },
        { start: 7, end: 21, bold: false, size: 10 },
      ],
    },
  ])
})

test.each([
  ['filled', '50 702.5 35 0.5 re f'],
  ['stroked', '0.5 w 50 703 m 85 703 l S'],
])('a %s line through a text strikes it out', (_, drawn) => {
  const [row] = rowsOf([{ text: '9 May 2027', x: 50, y: 700, size: 7 }], drawn)
  expect(row?.texts[0]?.spans).toMatchObject([{ struck: true }])
})

test.each([
  ['below', '50 698 50 0.5 re f'],
  ['behind', '40 695 100 14 re f'],
  ['beside', '120 703 50 0.5 re f'],
])('a shape %s a text does not strike it out', (_, drawn) => {
  const [row] = rowsOf([{ text: '9 May 2027', x: 50, y: 700 }], drawn)
  expect(row?.texts[0]?.spans).toMatchObject([{ struck: false }])
})

test('a word drawn in two parts is one word, even if a column of other rows begins within it', () => {
  const texts = textsOf([
    { text: 'Guest', x: 50, y: 700 },
    { text: 'Maja', x: 100, y: 700 },
    { text: 'Room', x: 50, y: 685 },
    { text: 'Double', x: 100, y: 685 },
    { text: 'Winston Ab', x: 51, y: 670 },
    { text: 'ernathy', x: 100, y: 670 },
  ])
  expect(texts.at(-1)).toEqual(['Winston Abernathy'])
})

test('a page written from right to left is read from its right edge', () => {
  const texts = textsOf([
    { text: 'םולש ןולמ', x: 200, y: 715 },
    { text: '10.5.2027', x: 50, y: 700 },
    { text: 'הגעה'.split('').reverse().join(''), x: 225, y: 700 },
  ])
  expect(texts).toEqual([['מלון שלום'], ['הגעה', '10.5.2027']])
})

test.each([
  ['12.11.2026 ,ישימח םוי', 'יום חמישי, 12.11.2026'],
  ['ON-558120 :הנמזה רפסמ', 'מספר הזמנה: ON-558120'],
  ['(JMK) סונוקימ – (TLV) ביבא לת', 'תל אביב (TLV) – מיקונוס (JMK)'],
  ['٢٠٢٦ ﺮﺒﻤﻓﻮﻧ ١٧', '١٧ نوفمبر ٢٠٢٦'],
  ['Flight LH 400', 'Flight LH 400'],
])('text shown as %s is put in reading order', (shown, read) => expect(inReadingOrder(shown)).toBe(read))

test('characters mapped to radicals are those characters', () =>
  expect(textsOf([{ text: '2026年10⽉24⽇ ⻋票', x: 50, y: 700 }])).toEqual([['2026年10月24日 车票']]))

test('letters placed one by one, rounded to pixels, are one word', () => {
  const letters = Array.from('L8RWTX', (text, at) => ({ text, x: Math.round((50 + at * 4.8) / 0.75) * 0.75, y: 685 }))
  const columns = [700, 670].flatMap((y) => [
    { text: 'A', x: 50, y },
    { text: 'B', x: 69, y },
  ])
  expect(textsOf([...columns, ...letters])[1]).toEqual(['L8RWTX'])
})

test('a part of a text written from right to left keeps its weight in reading order', () => {
  const shown = (text: string): string => text.split('').reverse().join('')
  const [row] = rowsOf([
    { text: `${shown('מחר')} `, x: 200, y: 700 },
    { text: shown('הגעה'), x: 220, y: 700, bold: true },
  ])
  const [text] = row?.texts ?? []
  const bold = text?.spans.filter((span) => span.bold).map(({ start, end }) => text.text.slice(start, end).trim())
  expect([text?.text, bold]).toEqual(['הגעה מחר', ['הגעה']])
})
