import { fieldsOfKind, type ParsingRuleField, type ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import { type Locator } from '@sextant/contract/emails/parsing-rules'

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

/** Where a value is found, in words that can be checked against an email. */
export function locatorText(locator: Locator): string {
  if (locator.place === 'beside') return `Next to “${locator.label}”`
  if (locator.place === 'below') {
    const lines = locator.skip === 0 ? 'The line below' : `${locator.skip + 1} lines below`
    return `${lines} “${locator.label}”`
  }
  const { before, after, within } = locator
  const where = within === 'subject' ? 'In the subject, ' : ''
  if (before && after) return capitalised(`${where}between “${before}” and “${after}”`)
  return capitalised(before ? `${where}behind “${before}”` : `${where}before “${after}”`)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
