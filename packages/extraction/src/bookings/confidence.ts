import { calibration } from '../links/calibration.gen'
import { kinds } from './kinds'
import type { Booking } from './resolve'

/**
 * From this confidence on, a booking is claimed as certain; no less than `minCertain` of them are right in every field.
 */
const minCertainConfidence = 0.9
export const minCertain = 0.99
/** The most that is said of what is not that sure. */
const maxUncertain = 0.89

/** How likely everything of a booking is right, as the models see it: all choices together, from 0 to 1. */
export function rawConfidence({ probability, draft }: Booking): number {
  const sure = kinds[draft.kind].slots.map((slot) => draft.slotProbabilities[slot] ?? 1)
  return sure.reduce((product, one) => product * one, probability * draft.travelersProbability)
}

/** Steps of a rising line: from this rawConfidence on, so large a share of bookings is right in every field. */
export type Calibration = readonly (readonly [sureness: number, share: number])[]

/**
 * The share of bookings as sure as this that were right in every field, on mails that the models were not fitted on.
 */
export const calibratedShare = (sure: number, steps: Calibration): number =>
  steps.findLast(([from]) => from <= sure)?.[1] ?? 0

/** How sure a booking is, from 0 to 1 in hundredths. */
export function confidenceOf(booking: Booking): number {
  const share = calibratedShare(rawConfidence(booking), calibration)
  const confidence = share >= minCertain ? Math.max(share, minCertainConfidence) : Math.min(share, maxUncertain)
  return Math.round(confidence * 100) / 100
}
