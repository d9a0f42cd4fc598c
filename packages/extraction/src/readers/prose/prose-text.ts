import type { Evidence } from '@sextant/contract/emails/reservation'
import { type DateOrder, dateOrderOf, type Found, findDates } from '@sextant/domain/kit/find-dates'
import { findTimes } from '@sextant/domain/kit/find-times'
import { withoutOldValues } from './without-old-values'

/** A text with the dates and times found in it. */
export interface ProseText {
  text: string
  part: string
  contextDate: string
  order: DateOrder
  dates: Found<string>[]
  times: Found<string>[]
}

/** Maximum number of characters read per text. Only terms and conditions are longer. */
const maxCharacters = 40_000

/**
 * Replaces full-width digits, colons and spaces by ASCII ones, and list marks by spaces, keeping the length of the
 * text.
 */
const halfWidth = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll('：', ':')
    .replace(/[■□●○◆◇▼▽★☆\u3000]/g, ' ')

/** Finds the dates and times of a text. */
export function proseText(source: string, part: string, contextDate: string): ProseText {
  const text = withoutOldValues(halfWidth(source.slice(0, maxCharacters)))
  const order = dateOrderOf(text)
  const dates = findDates(text, contextDate, order)
  return { text, part, contextDate, order, dates, times: findTimes(text, dates) }
}

/** The values within a span of the text. */
export const within = <T>(found: readonly Found<T>[], start: number, end: number): Found<T>[] =>
  found.filter((one) => one.start >= start && one.end <= end)

/** Evidence for a span of the text. */
export function evidenceAt({ text, part }: ProseText, start: number, end: number): Evidence {
  const before = text.slice(0, start)
  const line = before.split('\n').length
  return {
    reader: 'prose',
    part,
    path: `${line}:${start - before.lastIndexOf('\n')}`,
    text: text.slice(start, end).slice(0, 200),
  }
}
