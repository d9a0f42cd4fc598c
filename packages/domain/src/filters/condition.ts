import type { Condition } from '@sextant/contract/filters/schemas'

/** What filters look at of a mail. What it forwards counts as its own: people forward what was sent to them. */
export type FilteredMessage = {
  /** Addresses, of the mail and of what it forwards. */
  readonly senders: readonly string[]
  readonly receivers: readonly string[]
  readonly subjects: readonly string[]
  readonly body: string
  /** File names. */
  readonly attachments: readonly string[]
}

export const fieldLabels: Readonly<Record<Condition['field'], string>> = {
  from: 'Sender',
  to: 'Recipient',
  subject: 'Subject',
  body: 'Text',
  attachment: 'Attachment',
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

/** Without case, accents and the sort of blanks; punctuation counts, as in addresses. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const textsOf: Readonly<Record<Condition['field'], (message: FilteredMessage) => readonly string[]>> = {
  from: ({ senders }) => senders,
  to: ({ receivers }) => receivers,
  subject: ({ subjects }) => subjects,
  body: ({ body }) => [body],
  attachment: ({ attachments }) => attachments,
}

/** Whether a condition is true of a mail. One text of several is enough; for a denial none may be so. */
export function holds({ field, op, value }: Condition, message: FilteredMessage): boolean {
  const texts = textsOf[field](message).map(plain)
  const wanted = plain(value)
  switch (op) {
    case 'contains':
      return texts.some((text) => text.includes(wanted))
    case 'not_contains':
      return !texts.some((text) => text.includes(wanted))
    case 'is':
      return texts.includes(wanted)
    case 'is_not':
      return !texts.includes(wanted)
    case 'starts_with':
      return texts.some((text) => text.startsWith(wanted))
    case 'ends_with':
      return texts.some((text) => text.endsWith(wanted))
    case 'matches':
      return texts.some((text) => matches(text, wanted.split('*')))
  }
}

/** Whether the pieces stand in the text in their order, the first at its begin and the last at its end. */
function matches(text: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (pieces.length === 1) return text === first
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return at <= text.length - last.length
}

/** Whether somebody of this domain, or of one below it, sent the mail or what it forwards. */
export const isFromDomain = ({ senders }: FilteredMessage, domain: string): boolean =>
  senders.some((address) => {
    const own = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    return own === domain.toLowerCase() || own.endsWith(`.${domain.toLowerCase()}`)
  })
