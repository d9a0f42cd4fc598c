import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Slot } from './kinds'
import type { Candidate } from './roles'

/** A value for a slot with its probability; null is that the mail does not say. */
export interface RankedOption {
  candidate: Candidate | null
  probability: number
}

/** A booking being put together: what it begins with, and what was found for it. */
export interface Draft {
  kind: ReservationKind
  anchor: Candidate
  /** How likely it begins here. */
  probability: number
  slots: Partial<Record<Slot, Candidate>>
  /** How sure the choice of each slot is, nothing found included. */
  slotProbabilities: Partial<Record<Slot, number>>
  /** What else could stand in each slot. */
  ranked: Partial<Record<Slot, RankedOption[]>>
  travelers: Candidate[]
  /** How likely those travel and nobody else does. */
  travelersProbability: number
}

/** The day on which a draft begins; undefined while it is not known. */
export const startDay = ({ anchor, slots }: Draft): string | undefined =>
  anchor.mention.type === 'date' ? anchor.mention.value : slots.startDate?.mention.value
