import type { SegmentDraft } from './draft'
import { isMeantJourney } from './named-journeys'
import { isMeantTraveler } from './named-travelers'

/** Whether a cancellation's text refers to a segment, out of all in the booking, by its traveler and its number. */
export const isMeant = (words: readonly string[], one: SegmentDraft, all: readonly SegmentDraft[]): boolean =>
  isMeantTraveler(words, one, all) && isMeantJourney(words, one, all)
