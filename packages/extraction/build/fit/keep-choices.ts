import { draftsOf, poolOf, refillDrafts } from '../../src/bookings/assemble'
import type { Draft } from '../../src/bookings/draft'
import { gateFeatures, scoreGate } from '../../src/bookings/gate'
import { keepFeatures, keepGroups } from '../../src/bookings/keep'
import { contextKeepFeatures, likelyDrafts } from '../../src/bookings/keep-in-context'
import { scoreDraftsOnce } from '../../src/bookings/score-drafts'
import type { Context } from '../../src/links/context'
import { joinFeatures } from '../../src/links/hash'
import type { Weights } from '../../src/links/model'
import type { Example } from './examples'
import { rowsStartingAt } from './gold-roles'
import { type AnchoredPage, sourceOf } from './role-choices'
import type { Choice } from './training-choice'

/** The drafts of a page as filled by the models of other families. */
export interface DraftedPage {
  example: Example
  drafts: Draft[]
  gate: number
  context: Context
}

/** Fills the drafts of pages. */
export function withDrafts(
  all: readonly AnchoredPage[],
  gate: Weights,
  slots: Weights,
  slotsInContext: Weights,
): DraftedPage[] {
  return all.map(({ trainingPage: { example, candidates, context }, anchors }) => {
    const pool = poolOf(anchors, candidates, context)
    return {
      example,
      drafts: refillDrafts(draftsOf(anchors, pool, slots), pool, slotsInContext),
      gate: scoreGate(gateFeatures(candidates, context), gate),
      context,
    }
  })
}

/** Whether a draft is a booking: its kind and start match a row. */
function isBooking({ anchor, slots, kind }: Draft, { rows }: Example): boolean {
  const day = anchor.mention.type === 'date' ? anchor.mention.value : slots.startDate?.mention.value
  return rowsStartingAt(anchor.mention, rows).some((row) => row.kind === kind && row.start?.slice(0, 10) === day)
}

const choiceOf = (draft: Draft, features: Int32Array, example: Example): Choice => ({
  ...sourceOf(example),
  options: keepGroups.map((group, at) => ({ features, group, isCorrect: (at === 1) === isBooking(draft, example) })),
})

/**
 * Training choices for whether drafts are bookings. With the first-pass weights, they are choices of the second pass,
 * which sees the likely drafts.
 */
export function keepChoices(all: readonly DraftedPage[], keep?: Weights): Choice[] {
  return all.flatMap(({ example, drafts, gate, context }) => {
    if (!keep) return drafts.map((draft) => choiceOf(draft, keepFeatures(draft, drafts, gate, context), example))
    const first = scoreDraftsOnce(drafts, gate, context, keep)
    const likely = likelyDrafts(first)
    return first.map((one) =>
      choiceOf(one.draft, joinFeatures(one.features, contextKeepFeatures(one, likely, context)), example),
    )
  })
}
