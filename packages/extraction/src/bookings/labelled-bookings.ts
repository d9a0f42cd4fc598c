import type { Context } from '../links/context'
import type { Draft, ScoredDraft } from './draft'
import { journeyOfDay, labelledJourney, numberedJourney } from './journeys/labelled-journeys'
import { labelledEvent } from './labelled-events'
import { labelledStay } from './labelled-stays'
import type { Candidate } from './roles'

/** Minimum probability that a page is about a booking for one to be read from its labels. */
const minGate = 0.97
/** Probability of a draft in whose presence nothing is read from labels, and that of what is read. */
const likely = 0.3
const probability = 0.6

/**
 * Scored drafts, with a stay or a journey read from labels alone if the page is certainly about a booking and no draft
 * is likely, or only stays of one day.
 * @param fill fills the slots of drafts
 */
export function withLabelledBookings(
  scoredDrafts: readonly ScoredDraft[],
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  gate: number,
  context: Context,
): readonly ScoredDraft[] {
  const probable = scoredDrafts.filter((one) => one.probability >= likely)
  if (gate < minGate || probable.some(({ draft }) => !isHalfStay(draft))) return scoredDrafts
  const stay = labelledStay(probability, fill, candidates, context)
  const draft =
    stay ??
    [labelledJourney, numberedJourney, labelledEvent, journeyOfDay]
      .map((read) => (probable.length > 0 ? undefined : read(probability, fill, candidates, context)))
      .find((one) => one !== undefined)
  return draft ? [...scoredDrafts, { draft, probability }] : scoredDrafts
}

/** Whether a draft is a stay of which only one day was found, which may be either of the two. */
const isHalfStay = ({ kind, slots }: Draft): boolean => kind === 'lodging' && slots.endDate === undefined
