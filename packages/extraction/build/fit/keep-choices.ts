import { scoreAnchors } from '../../src/bookings/anchors'
import { draftsOf, poolOf, refillDrafts } from '../../src/bookings/assemble'
import { gateFeatures, scoreGate } from '../../src/bookings/gate'
import { keepFeatures, keepGroups } from '../../src/bookings/keep'
import type { Weights } from '../../src/links/model'
import { rowsStartingAt } from './gold-roles'
import { type AnchoredPage, weightOf } from './role-choices'
import type { Choice } from './training-choice'

/** Training choices of whether drafts are bookings: correct if kind and start match a row. */
export function keepChoices(
  all: readonly AnchoredPage[],
  gate: Weights,
  anchor: Weights,
  slots: Weights,
  slotsAgain: Weights,
): Choice[] {
  return all.flatMap(({ trainingPage, anchors }) => {
    scoreAnchors(anchors, anchor)
    const { candidates, context } = trainingPage
    const pool = poolOf(anchors, candidates, context)
    const drafts = refillDrafts(draftsOf(anchors, pool, slots), pool, slotsAgain)
    const gateProbability = scoreGate(gateFeatures(candidates, context), gate)
    return drafts.map((draft) => {
      const features = keepFeatures(draft, drafts, gateProbability, context)
      const day =
        draft.anchor.mention.type === 'date' ? draft.anchor.mention.value : draft.slots.startDate?.mention.value
      const isCorrect = rowsStartingAt(draft.anchor.mention, trainingPage.example.rows).some(
        (row) => row.kind === draft.kind && row.start?.slice(0, 10) === day,
      )
      return {
        weight: weightOf(trainingPage.example),
        mail: trainingPage.example.id,
        options: keepGroups.map((group, at) => ({ features, group, isCorrect: (at === 1) === isCorrect })),
      }
    })
  })
}
