import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import type { Locator } from '@sextant/contract/emails/parsing-rules'
import { type FieldContext, fieldParsers } from '../readers/supplier/fields'
import { readFields } from '../readers/supplier/read-item'
import { compile } from './compile'

/** A span of a text with the value of a field. */
export interface MarkedSpan {
  field: ParsingRuleField
  within: 'text' | 'subject'
  start: number
  end: number
}

const gap = / {3,}|\t/
const maxLabelLength = 60
const linesAbove = 5

/** Whether words may be the same in the next email: they have a letter and no digits. */
const isStill = (words: string): boolean => /\p{L}/u.test(words) && !/\d/.test(words)

const trimmed = (label: string): string => label.replace(/^[\s*•·■□◆◇●○-]+|[\s:：.#*–-]+$/gu, '')

const isLabel = (words: string): boolean => isStill(words) && words.length <= maxLabelLength

/** Numbers of words before or after a value that are tried, largest first. */
const counts = [4, 2, 1]

/** The last words before a value, or the first after it, as far as they are constant. */
const lastWords = (text: string, count: number): string =>
  stillIn(text.trim().split(/\s+/).slice(-count).reverse()).reverse().join(' ')
const firstWords = (text: string, count: number): string => stillIn(text.trim().split(/\s+/).slice(0, count)).join(' ')

function stillIn(words: readonly string[]): string[] {
  const end = words.findIndex((word) => /\d/.test(word))
  const still = end < 0 ? [...words] : words.slice(0, end)
  return isStill(still.join(' ')) && still.join(' ').length <= maxLabelLength ? still : []
}

/** Locators for a marked span, most specific first. */
function candidates(text: string, { within, start, end }: MarkedSpan): Locator[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const [before, after] = [text.slice(lineStart, start), text.slice(end, lineEnd)]
  const between = betweenWords(within, before, after)
  if (within === 'subject') return between
  const [own = '', previous = ''] = before.split(gap).reverse()
  const isWholeCell = own.trim() === '' && (after.split(gap)[0] ?? '').trim() === ''
  const beneath = below(text, lineStart, before, text.slice(start, end))
  return [...beside(own), ...(isWholeCell ? [...beside(previous), ...beneath, ...between] : [...between, ...beneath])]
}

/** Words on both sides of the value, or on one. */
function betweenWords(within: MarkedSpan['within'], before: string, after: string): Locator[] {
  const sides = counts.map((count) => [lastWords(before, count), firstWords(after, count)] as const)
  const ways = [
    ...sides,
    ...sides.map(([left]) => [left, ''] as const),
    ...sides.map(([, right]) => ['', right] as const),
  ]
  return ways
    .filter(([left, right]) => left !== '' || right !== '')
    .map(([left, right]) => ({ place: 'between', within, before: left, after: right }))
}

/** A cell in the value's line that labels it. */
const beside = (cell: string): Locator[] => [trimmed(cell)].filter(isLabel).map((label) => ({ place: 'beside', label }))

/** A label in a line above, in the value's column or alone in its line. */
function below(text: string, lineStart: number, before: string, value: string): Locator[] {
  const column = before.split(gap).length - 1
  const lines = Math.min(5, value.split('\n').length)
  const above = text.slice(0, lineStart).split('\n').slice(0, -1).reverse()
  return above.slice(0, linesAbove).flatMap((line, skip): Locator[] => {
    const cells = line.split(gap)
    const label = trimmed(cells[column] ?? cells[0] ?? '')
    return isLabel(label) ? [{ place: 'below', label, skip, lines }] : []
  })
}

/** Whether a locator depends on words that are themselves values, which differ in the next email. */
const leansOn = (locator: Locator, values: readonly string[]): boolean => {
  const words = locator.place === 'between' ? [locator.before, locator.after] : [locator.label]
  return values.some((value) => words.some((anchor) => anchor.includes(value)))
}

/** What is needed to locate a value: how its text is read, and the other values, which no locator may depend on. */
interface Surroundings {
  reading: FieldContext
  others: readonly string[]
}

/** The locators that find a marked value in the example itself, most specific first. */
export function* locators(text: string, mark: MarkedSpan, { reading, others }: Surroundings): Generator<Locator> {
  const expected = fieldParsers[mark.field].read(text.slice(mark.start, mark.end), reading)
  if (expected === null) return
  for (const locator of candidates(text, mark)) {
    if (!leansOn(locator, others) && readAt(locator, mark.field, text, reading) === expected) yield locator
  }
}

/** What a locator reads in a text; null if it finds nothing. */
export const readAt = (locator: Locator, field: ParsingRuleField, text: string, reading: FieldContext): string | null =>
  readFields({ [field]: compile(locator) }, text, reading, evidenceFor)[field]?.[0]?.value ?? null

/**
 * The locator for a marked value: the first one that finds it in the example itself. Null if nothing around it is
 * constant, or if the span is not a value of the field.
 */
export const locate = (text: string, mark: MarkedSpan, around: Surroundings): Locator | null =>
  locators(text, mark, around).next().value ?? null

const evidenceFor = () => ({ reader: 'rule', part: '', path: '' })
