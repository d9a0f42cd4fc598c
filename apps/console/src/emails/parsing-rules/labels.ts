import { fieldsOfKind, type ParsingRuleField, type ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import type { Locator, ParsingRule, ParsingRuleSource } from '@sextant/contract/emails/parsing-rules'
import { numberText } from '@sextant/domain/kit/number-text'

export const kindLabels: Record<ParsingRuleKind, string> = {
  flight: 'Flight',
  lodging: 'Hotel',
  car: 'Car rental',
  train: 'Train',
  event: 'Activity',
}

/** A field's label for a kind of booking. */
export const fieldLabel = (kind: ParsingRuleKind, field: ParsingRuleField): string =>
  fieldsOfKind[kind].find(([name]) => name === field)?.[1] ?? field

/** The parts of an email that a rule reads, unless that is the message itself. */
export const sourceLabels: Record<ParsingRuleSource, string | null> = {
  message: null,
  pdf: 'Reads attached PDF files.',
  image: 'Reads the recognised text of pictures.',
}

/** Describes a locator in words that can be checked against an email. */
export function locatorText(locator: Locator): string {
  if (locator.place === 'beside') return `Next to “${locator.label}”`
  if (locator.place === 'below') {
    const lines = locator.skip === 0 ? 'The line below' : `${locator.skip + 1} lines below`
    return `${lines} “${locator.label}”`
  }
  const { before, after, within } = locator
  const prefix = within === 'subject' ? 'In the subject, ' : ''
  if (before && after) return capitalised(`${prefix}between “${before}” and “${after}”`)
  return capitalised(before ? `${prefix}behind “${before}”` : `${prefix}before “${after}”`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The outcomes of what a rule has read, in one line. */
export function usageText({ read, agreed, corrected }: ParsingRule['usage']): string {
  if (read === 0) return 'No email read yet.'
  const emails = read === 1 ? '1 email' : `${numberText(read)} emails`
  return `Read ${emails}: ${numberText(agreed)} confirmed, ${numberText(corrected)} corrected since.`
}
