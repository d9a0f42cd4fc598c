import type { ModelSet } from '../../src/bookings/assemble'
import { foldOf } from './fold-of'
import { keepChoices, withDrafts } from './keep-choices'
import {
  anchorChoices,
  contextRoleChoices,
  gateChoices,
  roleChoices,
  scoreAnchorsOf,
  type TrainingPage,
  withAnchors,
  withRoleScores,
} from './role-choices'
import { slotChoices } from './slot-choices'
import { fit } from './train'

/** Number of folds for cross-fitting. */
const folds = 3

const at = <T>(list: readonly T[], fold: number): T => {
  const one = list[fold]
  if (one === undefined) throw new Error(`No part ${fold}.`)
  return one
}

/**
 * Fits the models in order. Later ones use role scores from weights fitted on other families (cross-fitting); otherwise
 * they would overestimate how reliable the roles are.
 */
export function fitModels(trainingPages: readonly TrainingPage[]): ModelSet {
  const of = (fold: number): TrainingPage[] =>
    trainingPages.filter(({ example }) => foldOf(example.family, folds) === fold)
  const others = (fold: number): TrainingPage[] =>
    trainingPages.filter(({ example }) => foldOf(example.family, folds) !== fold)
  const each = Array.from({ length: folds }, (_, fold) => fold)
  const without = <T>(lists: readonly T[][], fold: number): T[] =>
    lists.flatMap((list, at) => (at === fold ? [] : list))
  const first = each.map((fold) => withRoleScores(of(fold), fit(roleChoices(others(fold)))))
  const all = each.map((fold) => withAnchors(first[fold] ?? [], fit(contextRoleChoices(without(first, fold)))))
  const begin = fit(anchorChoices(all.flat()))
  const beginWeights = each.map((fold) => fit(anchorChoices(without(all, fold))))
  const anchorExamples = each.map((fold) => anchorChoices(at(all, fold), at(beginWeights, fold)))
  for (const fold of each) {
    const beginAgain = fit(without(anchorExamples, fold))
    scoreAnchorsOf(at(all, fold), at(beginWeights, fold), beginAgain)
  }
  const gateWeights = each.map((fold) => fit(gateChoices(without(all, fold))))
  const slotExamples = each.map((fold) => slotChoices(at(all, fold)))
  const slots = each.map((fold) => fit(without(slotExamples, fold)))
  const secondSlotExamples = each.map((fold) => slotChoices(at(all, fold), at(slots, fold)))
  const slotsAgain = each.map((fold) => fit(without(secondSlotExamples, fold)))
  const drafted = each.map((fold) =>
    withDrafts(at(all, fold), at(gateWeights, fold), at(slots, fold), at(slotsAgain, fold)),
  )
  const keepExamples = drafted.map((pages) => keepChoices(pages))
  const keep = each.map((fold) => fit(without(keepExamples, fold)))
  return {
    roles: fit(roleChoices(trainingPages)),
    again: fit(contextRoleChoices(first.flat())),
    gate: fit(gateChoices(all.flat())),
    begin,
    beginAgain: fit(anchorExamples.flat()),
    slots: fit(slotExamples.flat()),
    slotsAgain: fit(secondSlotExamples.flat()),
    keep: fit(keepExamples.flat()),
    keepAgain: fit(each.flatMap((fold) => keepChoices(at(drafted, fold), at(keep, fold)))),
  }
}
