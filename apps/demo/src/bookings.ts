import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { DemoTraveler } from './travelers'

/** The contents of one email: one traveler's reservations from one source. */
export type Booking = {
  readonly traveler: DemoTraveler
  readonly source: Extraction['source']
  readonly class: Extraction['class']
  /** The domain of the sender's address. */
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly sentAt: string
  readonly reservations: readonly Reservation[]
  /** Amounts other than prices stated by the email, such as fees and refunds. */
  readonly amounts?: readonly StatedAmount[]
}
