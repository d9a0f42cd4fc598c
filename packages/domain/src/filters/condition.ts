import { type Condition, conditionAuthenticities, conditionOps } from '@sextant/contract/filters/schemas'

/**
 * The parts of an email that filters examine. A forwarded message counts as its own, since people forward what was sent
 * to them.
 */
export type FilteredMessage = {
  /** Addresses of the email and of the forwarded message. */
  readonly senders: readonly string[]
  readonly receivers: readonly string[]
  readonly subjects: readonly string[]
  readonly body: string
  /** File names. */
  readonly attachments: readonly string[]
  /** For the email itself only: the result of the checks, and `team` if one of the team's people sent it. */
  readonly authenticity: readonly (typeof conditionAuthenticities)[number][]
}

export const fieldLabels: Readonly<Record<Condition['field'], string>> = {
  from: 'Sender',
  to: 'Recipient',
  subject: 'Subject',
  body: 'Text',
  attachment: 'Attachment',
  authenticity: 'Authenticity',
}

export const opLabels: Readonly<Record<Condition['op'], string>> = {
  contains: 'contains',
  not_contains: 'does not contain',
  is: 'is',
  is_not: 'is not',
  starts_with: 'starts with',
  ends_with: 'ends with',
  matches: 'matches',
}

export const authenticityLabels: Readonly<Record<(typeof conditionAuthenticities)[number], string>> = {
  passed: 'authenticated',
  failed: 'not authentic',
  none: 'not authenticated',
  not_checked: 'not checked',
  team: 'sent by the team',
}

/** The operators of a field. A check result is one of a list. */
export const opsOf = (field: Condition['field']): readonly Condition['op'][] =>
  field === 'authenticity' ? ['is', 'is_not'] : conditionOps

/** A condition's value in words. */
export function valueText({ field, value }: Condition): string {
  const result = field === 'authenticity' ? conditionAuthenticities.find((one) => one === value) : undefined
  return result ? authenticityLabels[result] : value
}

/** Normalizes case, accents and whitespace. Keeps punctuation, which matters in addresses. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const textsOf: Readonly<Record<Condition['field'], (message: FilteredMessage) => readonly string[]>> = {
  from: ({ senders }) => senders,
  to: ({ receivers }) => receivers,
  subject: ({ subjects }) => subjects,
  body: ({ body }) => [body],
  attachment: ({ attachments }) => attachments,
  authenticity: ({ authenticity }) => authenticity,
}

/**
 * Whether an email meets a condition. One matching text is enough, but a negated condition requires that none matches.
 */
export function holds({ field, op, value }: Condition, message: FilteredMessage): boolean {
  const texts = textsOf[field](message).map(plain)
  const plainValue = plain(value)
  switch (op) {
    case 'contains':
      return texts.some((text) => text.includes(plainValue))
    case 'not_contains':
      return !texts.some((text) => text.includes(plainValue))
    case 'is':
      return texts.includes(plainValue)
    case 'is_not':
      return !texts.includes(plainValue)
    case 'starts_with':
      return texts.some((text) => text.startsWith(plainValue))
    case 'ends_with':
      return texts.some((text) => text.endsWith(plainValue))
    case 'matches':
      return texts.some((text) => matches(text, plainValue.split('*')))
  }
}

/** Whether the text contains the pieces in order, beginning with the first and ending with the last. */
function matches(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return text === first
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= text.length - last.length
}

/** Whether the sender of the email or the forwarded message is in this domain or a subdomain. */
export const isFromDomain = ({ senders }: FilteredMessage, domain: string): boolean =>
  senders.some((address) => {
    const senderDomain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    return senderDomain === domain.toLowerCase() || senderDomain.endsWith(`.${domain.toLowerCase()}`)
  })
