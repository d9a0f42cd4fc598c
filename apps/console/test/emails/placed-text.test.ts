import { describe, expect, test } from 'vitest'
import { joinTexts, type PlacedText, quotedTexts, stepped, textIn } from '../../src/emails/message/placed-text'

const placed = (text: string, left: number, top: number, width: number): PlacedText => ({
  text,
  left,
  top,
  width,
  height: 0.04,
})

/** Two columns, the words of a line one by one, as pictures are read. */
const page = [
  placed('Bleibe', 0.1, 0.1, 0.1),
  placed('Gasthof', 0.5, 0.1, 0.12),
  placed('Ohm', 0.64, 0.105, 0.06),
  placed('Auf', 0.1, 0.2, 0.05),
  placed('03.03.2027', 0.5, 0.2, 0.2),
]

test('texts are joined line by line, though their tops differ a little', () => {
  expect(joinTexts(page)).toBe('Bleibe Gasthof Ohm\nAuf 03.03.2027')
})

describe('a rectangle takes', () => {
  test.each([
    ['the words of a cell', { left: 0.45, top: 0.08, width: 0.3, height: 0.08 }, 'Gasthof Ohm'],
    ['a column', { left: 0.45, top: 0.05, width: 0.5, height: 0.3 }, 'Gasthof Ohm\n03.03.2027'],
    ['words that it covers more than half', { left: 0.53, top: 0.09, width: 0.15, height: 0.05 }, 'Gasthof Ohm'],
    ['nothing between words', { left: 0.2, top: 0.3, width: 0.3, height: 0.3 }, ''],
  ])('%s', (_, region, text) => {
    expect(textIn(page, region)).toBe(text)
  })

  test('a part of a text that stands on the page as a whole', () => {
    const line = [placed('Bleibe: Gasthof Ohm', 0.1, 0.1, 0.38)]
    expect(textIn(line, { left: 0.25, top: 0.08, width: 0.5, height: 0.08 })).toBe('Gasthof Ohm')
  })
})

describe('an arrow key', () => {
  const corner = { left: 0.9, top: 0, width: 0.1, height: 0.02 }
  test('moves a rectangle within the page', () => {
    expect(stepped(corner, 'ArrowRight', false)).toEqual(corner)
    expect(stepped(corner, 'ArrowUp', false)).toEqual(corner)
    expect(stepped(corner, 'ArrowLeft', false)).toMatchObject({ left: 0.885, width: 0.1 })
    expect(stepped(corner, 'ArrowDown', false)).toMatchObject({ top: 0.01, height: 0.02 })
  })
  test('with Shift resizes it, at least to a line and at most to the edge of the page', () => {
    expect(stepped(corner, 'ArrowRight', true)?.width).toBeCloseTo(0.1)
    expect(stepped(corner, 'ArrowDown', true)).toMatchObject({ top: 0, height: 0.03 })
    expect(stepped({ ...corner, height: 0.01 }, 'ArrowUp', true)?.height).toBe(0.01)
  })
  test('is one of four', () => expect(stepped(corner, 'a', false)).toBeNull())
})

test('all words of a value that was read are marked', () => {
  expect([...quotedTexts(page, ['Gasthof Ohm', ''])]).toEqual([1, 2])
  expect([...quotedTexts(page, ['Krone'])]).toEqual([])
})
