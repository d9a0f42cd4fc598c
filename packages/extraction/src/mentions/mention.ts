import type { Line } from '../page/page'

/** Types of mentions, recognized by their form alone. */
const mentionTypes = [
  'date',
  'time',
  'code',
  'number',
  'airport',
  'text',
  'money',
  'duration',
  'nights',
  'contact',
] as const
export type MentionType = (typeof mentionTypes)[number]

/** A mention of a value: a typed span of a line with its normalized value. */
export interface Mention {
  type: MentionType
  /** Index of the line in the page. */
  line: number
  start: number
  end: number
  /** Dates as `YYYY-MM-DD`, times as `HH:MM`, airports as IATA codes; other values as written, trimmed. */
  value: string
  /** The form in which it is written, as a feature: `yearless`, `am-pm`, `alpha-6`. */
  form: string
  /** Airline designator of a flight number, currency of an amount, or days to add to a time. */
  detail: string
}

/** Whether two mentions overlap. */
export const overlaps = (a: Mention, b: Mention): boolean => a.line === b.line && a.start < b.end && b.start < a.end

/** A sort key for a page's mentions in reading order. */
export const readingOrder = ({ line, start }: Mention): number => line * 10_000 + start

/** Creates a mention of a text that begins at an offset of a line. */
export const mentionAt = (
  line: Line,
  type: Mention['type'],
  start: number,
  text: string,
  value: string,
  form: string,
  detail = '',
): Mention => ({
  type,
  line: line.index,
  start,
  end: start + text.length,
  value,
  form,
  detail,
})

/** Whether a mention's value is the text at its position in the line, unlike a name split over two cells. */
export const standsIn = ({ start, end, value }: Pick<Mention, 'start' | 'end' | 'value'>, text: string): boolean =>
  text.slice(start, end) === value
