import type { Line } from '../page/page'

/** What a span of a page may be by its form alone. */
export const mentionTypes = [
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

/** A typed span of a line, with its value in one form. */
export interface Mention {
  type: MentionType
  /** Index of its line in the page. */
  line: number
  start: number
  end: number
  /** Dates `YYYY-MM-DD`, times `HH:MM`, airports by IATA code; other values as they are written, tidied. */
  value: string
  /** How it is written: a short word that the scores may use (`yearless`, `am-pm`, `alpha-6`). */
  form: string
  /** Airline designator of a flight number, currency of an amount, days to add to a time. */
  detail: string
}

/** A find of a text that stands in a line from a place on. */
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
