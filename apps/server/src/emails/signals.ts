import type { Extraction } from '@sextant/contract/emails/reservation'
import { signal } from '../platform/signal'

/** What a mail holds was read: told within the transaction that marks the mail as processed. */
export type EmailRead = {
  readonly emailId: string
  readonly extraction: Extraction
  /** Addresses that may be the traveler's, the likeliest first: who received the mail, then who sent it on. */
  readonly addresses: readonly string[]
  /** When the mail was written (its Date), else when it came in: ISO 8601, UTC. Of two mails the later one wins. */
  readonly observedAt: string
  /** A test mail: what is read from it is marked as a sample. */
  readonly isSample: boolean
  /** The mail was read before: what it alone told of, and tells of no more, is to go. */
  readonly again: boolean
}

export const emailRead = signal<EmailRead>()
