import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import type { Locator, Mark, ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import type { FieldContext } from '../readers/supplier/fields'
import type { RuleInput } from './apply-team-rules'
import { findValue } from './find-value'
import type { KnownValue } from './known-values'
import { locators, readAt } from './locate'
import { readingOf } from './read-by-rule'

/** The locations of known values in an email that can be found again. */
export type DerivedRule = Pick<ParsingRuleDefinition, 'reads' | 'part' | 'marks' | 'fields'>

interface Candidate {
  mark: Mark
  locator: Locator
  /** Number of other emails in which it finds a value. */
  hits: number
  /** How reliably it finds the same value again; lower is better. */
  rank: number
}

/** Values this short occur everywhere, and can only be identified by their own label. */
const shortLength = 2

/** Limits of one derivation, which takes occurrences of a value × locators for it × other emails. */
const limits = { spans: 10, locators: 8, siblings: 6 }

/** A label identifies its value best if it has a colon, or its own cell. */
function rankOf(locator: Locator, before: string): number {
  if (locator.place === 'beside') return /(?:[:：]\s*|\s{3,}|\t)$/.test(before) ? 0 : 0.5
  if (locator.place === 'below') return 1 + locator.skip
  const sides = [locator.before, locator.after].filter(Boolean).length
  return (locator.within === 'text' ? 20 : 30) - sides
}

const surestFirst = (a: Candidate, b: Candidate): number => b.hits - a.hits || a.rank - b.rank

/**
 * Derives the locations of known values in an email: for each, the one most reliably found again, above all in the
 * sender's other emails (`siblings`). Reads the part of the email, or the file, that has most of them. Null if none has
 * any.
 */
export function deriveRule(
  values: readonly KnownValue[],
  mail: RuleInput,
  siblings: readonly RuleInput[] = [],
): DerivedRule | null {
  const byPart = mail.words.map(({ part, kind, text }) => {
    const others = siblings.map((one) => ({ ...one, words: one.words.filter((words) => words.kind === kind) }))
    const found = candidatesIn(values, text, mail, others.slice(0, limits.siblings))
    const chosen = dayOnce(values.flatMap((value) => surest(value, found)))
    const fields = chosen.map(({ mark: { field }, locator }) => ({ field, locator }))
    return { reads: kind, part, marks: chosen.map(({ mark }) => mark), fields }
  })
  const [best] = byPart.toSorted((a, b) => b.marks.length - a.marks.length)
  return best && best.marks.length > 0 ? best : null
}

/** All locators for the values in a text. */
function candidatesIn(
  values: readonly KnownValue[],
  text: string,
  mail: RuleInput,
  siblings: readonly RuleInput[],
): readonly Candidate[] {
  const reading = readingOf(text, mail.contextDate)
  const texts = { text, subject: mail.subject }
  const found = values.map(({ field, texts: said }) =>
    (['text', 'subject'] as const).flatMap((within): Mark[] =>
      said
        .flatMap((value) => findValue(field, value, texts[within], reading).slice(0, limits.spans))
        .map((span) => ({ ...span, within })),
    ),
  )
  const quoteOf = ({ within, start, end }: Mark) => texts[within].slice(start, end)
  return found.flatMap((marks, index) => {
    const others = found.flatMap((candidates, other) => (other === index ? [] : candidates.map(quoteOf)))
    const around = { reading, others: [...new Set(others)].filter((quote) => quote.length > shortLength) }
    return marks.flatMap((mark): Candidate[] =>
      [...locators(texts[mark.within], mark, around)]
        .slice(0, limits.locators)
        .filter(({ place }) => place !== 'between' || mark.end - mark.start > shortLength)
        .map((locator) => ({
          mark,
          locator,
          hits: siblings.filter((one) => isIn(one, mark, locator)).length,
          rank: rankOf(locator, texts[mark.within].slice(Math.max(0, mark.start - 10), mark.start)),
        })),
    )
  })
}

/** Whether a locator finds a value in another email. */
function isIn(mail: RuleInput, { field, within }: Mark, locator: Locator): boolean {
  const readIn = (text: string, reading: FieldContext) => readAt(locator, field, text, reading) !== null
  return mail.words.some(({ text }) =>
    readIn(within === 'subject' ? mail.subject : text, readingOf(text, mail.contextDate)),
  )
}

const partsOf: Partial<Record<ParsingRuleField, readonly ParsingRuleField[]>> = {
  start: ['startDay', 'startTime'],
  end: ['endDay', 'endTime'],
}

/** The most reliable location of a value; for a moment with separate date and time, that of each. */
function surest({ field }: KnownValue, candidates: readonly Candidate[]): Candidate[] {
  const best = (ruleField: ParsingRuleField): Candidate[] =>
    candidates
      .filter(({ mark }) => mark.field === ruleField)
      .toSorted(surestFirst)
      .slice(0, 1)
  const whole = best(field)
  return whole.length > 0 ? whole : (partsOf[field] ?? []).flatMap(best)
}

/**
 * Only the end's time is needed if no date other than the start's is next to it, since a rule takes the start's date.
 */
function dayOnce(candidates: readonly Candidate[]): Candidate[] {
  const start = candidates.find(({ mark }) => mark.field === 'start' || mark.field === 'startDay')?.mark
  return candidates.filter(
    ({ mark }) => mark.field !== 'endDay' || mark.start !== start?.start || mark.within !== start.within,
  )
}
