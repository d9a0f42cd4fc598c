import type { Extraction } from '@sextant/contract/emails/reservation'
import type { LockKeys } from '../platform/database/in-step'
import { signal } from '../platform/signal'

/** An email was read; sent within the transaction that marks it as processed, after `lockSegments`. */
export type EmailRead = {
  readonly emailId: string
  readonly extraction: Extraction
  /** Addresses that may be the traveler's, most likely first: recipients, then who forwarded it. */
  readonly addresses: readonly string[]
  /**
   * When the email was written (its Date), else when it was received: ISO 8601, UTC. Of two emails, the later one wins.
   */
  readonly observedAt: string
  /** A test email: its segments are marked as samples. */
  readonly isSample: boolean
  /** The email was read before: segments that only it mentioned and no longer mentions are deleted. */
  readonly again: boolean
  /** If other emails are written at the same time: to be called before anything is written. */
  readonly lock?: LockKeys
}

export const emailRead = signal<EmailRead>()
