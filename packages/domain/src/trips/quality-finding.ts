import type { QualityCode } from '@sextant/contract/trips/quality'
import type { KnownSegment } from '../segments/draft'

/** Something missing or inconsistent in a trip. */
export type Finding = {
  readonly code: QualityCode
  /**
   * The segments it concerns, most relevant first. Together with the code they identify the finding, however trips are
   * grouped.
   */
  readonly segments: readonly KnownSegment[]
  readonly message: string
  /** The local day it is about. */
  readonly day: string | null
}

/** A trip to be checked. */
export type InspectedTrip = {
  readonly segments: readonly KnownSegment[]
  /** Whether its traveler is known to the team. */
  readonly isOwned: boolean
  /** The name in the bookings, for an unknown traveler. */
  readonly ownerName: string | null
}
