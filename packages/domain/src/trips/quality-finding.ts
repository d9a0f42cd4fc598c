import type { QualityCode } from '@sextant/contract/trips/quality'
import type { KnownSegment } from '../segments/draft'

/** Something in a trip that is missing or does not fit. */
export type Finding = {
  readonly code: QualityCode
  /**
   * The segments it is about, the telling one first: with the code they say which finding it is, however trips are
   * grouped.
   */
  readonly segments: readonly KnownSegment[]
  readonly message: string
  /** The local day it is about. */
  readonly day: string | null
}

/** A trip as it is checked. */
export type Inspected = {
  readonly segments: readonly KnownSegment[]
  /** Whether the team knows whose it is. */
  readonly isOwned: boolean
  /** The name that the bookings have, of an unknown traveler. */
  readonly ownerName: string | null
}
