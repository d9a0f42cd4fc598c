import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { isAdded } from './rules/add-by-words'
import { gapsBeside } from './rules/gaps'
import type { NormaliseResult } from './rules/normalise'
import { type SureValue, unusedValues } from './rules/unused-values'

/** What the readers of an email found. */
interface Readings {
  reservations: readonly Reservation[]
  /** Results from machine-readable data, definitions and printouts. */
  surer: readonly NormaliseResult[]
  /** The bookings of these results, to which free text may add others. */
  reliable: readonly Reservation[]
  /** Whether free text may add bookings to them. */
  mayAdd: boolean
  written: NormaliseResult
  /** Values that the free text certainly states. */
  sure: readonly SureValue[]
}

/**
 * Reports what an email says about bookings beyond those read from it. An incomplete booking from free text counts if a
 * complete one would have been added.
 */
export function findGaps({ reservations, surer, reliable, mayAdd, written, sure }: Readings): Diagnostic[] {
  const unclear = written.incomplete.filter(
    ({ reservation }) => reliable.length === 0 || (mayAdd && isAdded(reservation, reliable)),
  )
  const gaps = gapsBeside(reservations, [...surer.flatMap(({ incomplete }) => incomplete), ...unclear])
  return gaps.length > 0 || reservations.length === 0 || !mayAdd ? gaps : unusedValues(reservations, sure)
}
