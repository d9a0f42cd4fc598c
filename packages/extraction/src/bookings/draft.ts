import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Slot } from './kinds'
import type { Candidate } from './roles'

/** A ranked option for a slot. A null candidate leaves it empty. */
export interface RankedOption {
  candidate: Candidate | null
  probability: number
}

/** A person on the page, with the probability that they travel on a booking. */
export interface RankedPerson {
  candidate: Candidate
  probability: number
}

/** A booking hypothesis: its anchor, and the candidates that fill its slots. */
export interface Draft {
  kind: ReservationKind
  anchor: Candidate
  /** Probability that a booking of this kind starts at the anchor. */
  probability: number
  slots: Partial<Record<Slot, Candidate>>
  /** Probability of the choice for each slot, including empty ones. */
  slotProbabilities: Partial<Record<Slot, number>>
  /** All options for each slot, by probability. */
  ranked: Partial<Record<Slot, RankedOption[]>>
  travelers: Candidate[]
  /** Each person on the page, with the probability that they travel on this booking. */
  persons: RankedPerson[]
  /** Probability that exactly these people travel. */
  travelersProbability: number
  /** Whether it is what a notice states of a booking that it names by number and day, without its places. */
  isNotice?: true
}

/** Creates a draft with no slots filled. */
export const emptyDraft = (anchor: Candidate, kind: Draft['kind'], probability: number): Draft => ({
  kind,
  anchor,
  probability,
  slots: {},
  slotProbabilities: {},
  ranked: {},
  travelers: [],
  persons: [],
  travelersProbability: 1,
})

/** The start date of a draft; undefined while unknown. */
export const startDay = ({ anchor, slots }: Draft): string | undefined =>
  anchor.mention.type === 'date' ? anchor.mention.value : slots.startDate?.mention.value

/** A draft with the probability that it is a booking. */
export interface ScoredDraft {
  draft: Draft
  probability: number
}
