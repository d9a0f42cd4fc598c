import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { isAdded } from './rules/add-by-words'
import { gapsBeside } from './rules/gaps'
import { leftOver, type SureValue } from './rules/left-over'
import type { Normalised } from './rules/normalise'

/** What the readers of an email found. */
interface Found {
  reservations: readonly Reservation[]
  /** Data for machines, definitions and printouts. */
  surer: readonly Normalised[]
  /** The bookings of these, of which words may add others. */
  reliable: readonly Reservation[]
  /** Whether words may add to them. */
  mayAdd: boolean
  written: Normalised
  /** What the words surely say. */
  sure: readonly SureValue[]
}

/**
 * What an email tells of bookings beyond those that were read from it. An incomplete booking of its words counts where
 * a complete one would have been added.
 */
export function findGaps({ reservations, surer, reliable, mayAdd, written, sure }: Found): Diagnostic[] {
  const unclear = written.incomplete.filter(
    ({ reservation }) => reliable.length === 0 || (mayAdd && isAdded(reservation, reliable)),
  )
  const gaps = gapsBeside(reservations, [...surer.flatMap(({ incomplete }) => incomplete), ...unclear])
  return gaps.length > 0 || reservations.length === 0 || !mayAdd ? gaps : leftOver(reservations, sure)
}
