import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { calibration } from '../links/calibration.gen'
import { certainty } from '../links/certainty.gen'
import { kinds } from './kinds'
import type { Booking } from './resolve'

/** Minimum confidence of a certain booking. */
const minCertainConfidence = 0.9
/** Maximum confidence of any other booking. */
const maxUncertain = 0.89

/** Joint probability of all model decisions about a booking, from 0 to 1. */
export function rawConfidence({ probability, draft }: Booking): number {
  const probabilities = kinds[draft.kind].slots.map((slot) => draft.slotProbabilities[slot] ?? 1)
  return probabilities.reduce((product, one) => product * one, probability * draft.travelersProbability)
}

/** An increasing step function: the share of bookings, from each raw confidence on, that is correct in every field. */
export type Calibration = readonly (readonly [sureness: number, share: number])[]

/** The share of bookings with this raw confidence that were correct in every field, measured on held-out mails. */
export const calibratedShare = (confidence: number, steps: Calibration): number =>
  steps.findLast(([from]) => from <= confidence)?.[1] ?? 0

/**
 * Kinds whose values are written in many ways, so that one of several right-looking ones is wrong: the places of cars
 * and rides are addresses of any length, and the numbers of trains and coaches may include their category.
 */
const loose: ReadonlySet<ReservationKind> = new Set(['car', 'taxi', 'train', 'bus'])

/** Whether a booking may be certain at all: its kind has values of one form, and it names who travels. */
export const canBeCertain = ({ kind, draft }: Booking): boolean => !loose.has(kind) && draft.travelers.length > 0

/** The confidence of a booking, from 0 to 1 in steps of 0.01; 0.9 and more only if it is certain. */
export function confidenceOf(booking: Booking): number {
  const raw = rawConfidence(booking)
  const isCertain = canBeCertain(booking) && raw >= certainty.from
  const confidence = isCertain
    ? Math.max(certainty.share, minCertainConfidence)
    : Math.min(calibratedShare(raw, calibration), maxUncertain)
  return Math.round(confidence * 100) / 100
}
