import type { ParsingRuleField } from '@sextant/contract/emails/parsing-rule-fields'
import type { ParsingRuleDefinition, ParsingRuleReading } from '@sextant/contract/emails/parsing-rules'
import type { Reservation } from '@sextant/contract/emails/reservation'
import { dateOrderOf } from '@sextant/domain/kit/find-dates'
import { isCancellation } from '../readers/prose/is-cancellation'
import type { FieldContext } from '../readers/supplier/fields'
import { type ItemContext, readFields, readItem } from '../readers/supplier/read-item'
import type { Rule } from '../readers/supplier/rules'
import { normalise } from '../rules/normalise'
import { faultOf } from '../rules/validate'
import { compile } from './compile'
import type { RuleWords } from './rule-words'

/** The context in which a rule reads an email. */
export interface RuleContext {
  subject: string
  /** When the mail was written, as ISO 8601. Resolves dates without a year. */
  contextDate: string
}

/** The context for dates in a text. */
export const readingOf = (text: string, contextDate: string): FieldContext => ({
  contextDate,
  order: dateOrderOf(text),
  years: new Map(),
})

type Read = Pick<ParsingRuleDefinition, 'kind' | 'fields'>

/** The result of a rule for a part of an email: the booking or what it lacks, and the text of each field. */
export function readByRule(rule: Read, words: RuleWords, { subject, contextDate }: RuleContext): ParsingRuleReading {
  const reading = readingOf(words.text, contextDate)
  const [inSubject, inText] = [rulesWithin(rule, 'subject'), rulesWithin(rule, 'text')]
  const quote = (text: string, path: (start: number) => string) => (start: number, end: number) => ({
    reader: 'rule',
    part: words.part,
    path: path(start),
    text: text.slice(start, end).slice(0, 200),
  })
  const at = quote(words.text, words.positionOf)
  const shared = readFields(
    inSubject,
    subject,
    reading,
    quote(subject, () => 'subject'),
  )
  const values = { ...readFields(inText, words.text, reading, at), ...shared }
  const context: ItemContext = {
    text: words.text,
    reading,
    at,
    shared,
    status: isCancellation(subject, words.text) ? 'cancelled' : 'confirmed',
  }
  const whole = { text: words.text, start: 0, groups: {} }
  const read = readItem({ kind: rule.kind, read: inText }, whole, () => ({}), context)
  return {
    ...checkedReading(read, words.text),
    values: rule.fields.map(({ field }) => ({ field, text: values[field]?.[0]?.evidence.text ?? null })),
  }
}

function checkedReading(read: Reservation, text: string): Pick<ParsingRuleReading, 'reservation' | 'fault'> {
  const { reservations } = normalise([read], [text])
  const [reservation = null] = reservations
  return { reservation, fault: reservation ? null : (faultOf(read) ?? 'Too little was read for a booking.') }
}

function rulesWithin({ fields }: Read, within: 'subject' | 'text'): Partial<Record<ParsingRuleField, Rule>> {
  const located = fields.filter(({ locator }) => (locator.place === 'between' ? locator.within : 'text') === within)
  return Object.fromEntries(located.map(({ field, locator }) => [field, compile(locator)]))
}
