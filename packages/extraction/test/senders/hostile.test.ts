import type { Layout } from '@sextant/extraction/readers/supplier/definition'
import { readLayout } from '@sextant/extraction/readers/supplier/read-layout'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

/** Half of the text length that a definition reads. */
const size = 30_000
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

/** Repeated fragments of layout patterns, which must not be searched to the end of the text from every position. */
const texts: Record<string, string> = {
  letters: fill('a'),
  'capital letters': fill('A'),
  digits: fill('1'),
  blanks: `a${' '.repeat(size)}b`,
  words: fill('Hotel at the '),
  cells: fill('Hotel   '),
  'lines of one letter': fill('a\n'),
  days: fill('3 May 2026 '),
  'lines of days': fill('Sunday, 3 May 2026   15:00\n'),
  numbers: fill('#1234 '),
  'labels of nothing': fill('Check-in:\nCheck-out:\nName:\n'),
  marks: fill('.,:-#'),
}

/** The layout without its conditions, so that it is tried on any text. */
const withoutConditions = (layout: Layout): Layout => ({ ...layout, when: [] })

test.each(Object.entries(texts))('no definition is slow for %s', (_, text) => {
  const slow = definitions.filter((definition) => {
    const part = { part: 'text', kind: 'text' as const, text, title: '' }
    const context = { subject: text.slice(0, 900), contextDate: '2026-05-20' }
    const time = cpuTime(() => {
      for (const layout of definition.layouts) readLayout(definition, withoutConditions(layout), part, context)
    })
    return time > 1000 * definition.layouts.length
  })
  expect(slow.map(({ id }) => id)).toEqual([])
})
