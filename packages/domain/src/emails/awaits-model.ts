import type { EmailReview, EmailStatus } from '@sextant/contract/emails/schemas'

type Read = {
  readonly status: EmailStatus
  readonly review: EmailReview | null
  readonly redacted: boolean
  readonly reservations: readonly { readonly evidence: Readonly<Record<string, { readonly reader: string }>> }[]
}

const readings: ReadonlySet<EmailStatus> = new Set(['Unrecognized', 'Partial', 'Processed'])

/**
 * Whether a language model may be asked about an email: it is in review and undecided, its message is stored, and no
 * model has read it yet.
 */
export const awaitsModel = ({ status, review, redacted, reservations }: Read): boolean =>
  readings.has(status) &&
  (review === 'Open' || review === 'Later') &&
  !redacted &&
  !reservations.some(({ evidence }) => Object.values(evidence).some(({ reader }) => reader === 'model'))
