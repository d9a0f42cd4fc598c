import type { Extraction } from '@sextant/contract/emails/reservation'
import type { LockKeys } from '../platform/database/in-step'
import { signal } from '../platform/signal'

/** An email was read; sent within the transaction that marks it as processed, after `lockSegments`. */
export type EmailRead = {
  readonly emailId: string
  readonly extraction: Extraction
  /** Addresses that may be the traveler's, most likely first: recipients, then the forwarder. */
  readonly addresses: readonly string[]
  /**
   * When the email was written (its Date), else when it was received: ISO 8601, UTC. The later of two emails takes
   * precedence.
   */
  readonly observedAt: string
  /** A test email: its segments are marked as samples. */
  readonly isSample: boolean
  /** The email was read before. Segments that only it mentioned and that it no longer mentions are deleted. */
  readonly isRereading: boolean
  /** Set if other emails are written concurrently. Call it before writing anything. */
  readonly lock?: LockKeys
}

export const emailRead = signal<EmailRead>()
