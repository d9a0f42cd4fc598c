import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import type { DemoTraveler } from './travelers'

/** What one mail tells, or told once: reservations of one traveler, from one source, at one moment. */
export type Booking = {
  readonly traveler: DemoTraveler
  readonly source: Extraction['source']
  readonly class: Extraction['class']
  /** Who writes: domain of the sender's address. */
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly sentAt: string
  readonly reservations: readonly Reservation[]
}
