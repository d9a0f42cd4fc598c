import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { calibration } from '../links/calibration.gen'
import { kinds } from './kinds'
import type { Booking } from './resolve'

/**
 * Minimum confidence of a certain booking: at least the share `minCertain` of such bookings is correct in every field.
 */
const minCertainConfidence = 0.9
export const minCertain = 0.99
/** Maximum confidence of any other booking. */
const maxUncertain = 0.89

/** Joint probability of all model decisions about a booking, from 0 to 1. */
export function rawConfidence({ probability, draft }: Booking): number {
  const probabilities = kinds[draft.kind].slots.map((slot) => draft.slotProbabilities[slot] ?? 1)
  return probabilities.reduce((product, one) => product * one, probability * draft.travelersProbability)
}

/** An increasing step function: the share of bookings, from each raw confidence on, that is correct in every field. */
export type Calibration = readonly (readonly [sureness: number, share: number])[]

/**
 * Kinds whose values are written in many ways: the places of cars and rides are addresses of any length, and the numbers
 * of trains and coaches may include their category. They are calibrated apart from the others, whose values are codes
 * and names.
 */
const loose: ReadonlySet<ReservationKind> = new Set(['car', 'taxi', 'train', 'bus'])
export type CalibrationGroup = 'exact' | 'loose'
export const calibrationGroup = (kind: ReservationKind): CalibrationGroup => (loose.has(kind) ? 'loose' : 'exact')

/** The share of bookings with this raw confidence that were correct in every field, measured on held-out mails. */
export const calibratedShare = (confidence: number, steps: Calibration): number =>
  steps.findLast(([from]) => from <= confidence)?.[1] ?? 0

/** The calibrated confidence of a booking, from 0 to 1 in steps of 0.01. */
export function confidenceOf(booking: Booking): number {
  const share = calibratedShare(rawConfidence(booking), calibration[calibrationGroup(booking.kind)])
  const confidence = share >= minCertain ? Math.max(share, minCertainConfidence) : Math.min(share, maxUncertain)
  return Math.round(confidence * 100) / 100
}
