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
 * Fits the models in order. Later ones use role scores from weights fitted on other families (cross-fitting), since
 * they would otherwise overestimate the roles' reliability.
 */
export async function fitModels(trainingPages: readonly TrainingPage[]): Promise<ModelSet> {
  const of = (fold: number): TrainingPage[] =>
    trainingPages.filter(({ example }) => foldOf(example.family, folds) === fold)
  const others = (fold: number): TrainingPage[] =>
    trainingPages.filter(({ example }) => foldOf(example.family, folds) !== fold)
  const each = Array.from({ length: folds }, (_, fold) => fold)
  const without = <T>(lists: readonly T[][], fold: number): T[] =>
    lists.flatMap((list, at) => (at === fold ? [] : list))
  /** One value per fold, sequentially, since each fit uses all processors. */
  const inFolds = async <T>(of: (fold: number) => Promise<T>): Promise<T[]> => {
    const values: T[] = []
    for (const fold of each) values.push(await of(fold))
    return values
  }
  const first = await inFolds(async (fold) => withRoleScores(of(fold), await fit(roleChoices(others(fold)))))
  const all = await inFolds(async (fold) =>
    withAnchors(at(first, fold), await fit(contextRoleChoices(without(first, fold)))),
  )
  const begin = await fit(anchorChoices(all.flat()))
  const beginWeights = await inFolds(async (fold) => await fit(anchorChoices(without(all, fold))))
  const anchorExamples = each.map((fold) => anchorChoices(at(all, fold), at(beginWeights, fold)))
  for (const fold of each) {
    const beginInContext = await fit(without(anchorExamples, fold))
    scoreAnchorsOf(at(all, fold), at(beginWeights, fold), beginInContext)
  }
  const gateWeights = await inFolds(async (fold) => await fit(gateChoices(without(all, fold))))
  const slotExamples = each.map((fold) => slotChoices(at(all, fold)))
  const slots = await inFolds(async (fold) => await fit(without(slotExamples, fold)))
  const secondSlotExamples = each.map((fold) => slotChoices(at(all, fold), at(slots, fold)))
  const slotsInContext = await inFolds(async (fold) => await fit(without(secondSlotExamples, fold)))
  const drafted = each.map((fold) =>
    withDrafts(at(all, fold), at(gateWeights, fold), at(slots, fold), at(slotsInContext, fold)),
  )
  const keepExamples = drafted.map((pages) => keepChoices(pages))
  const keep = await inFolds(async (fold) => await fit(without(keepExamples, fold)))
  return {
    roles: await fit(roleChoices(trainingPages)),
    rolesInContext: await fit(contextRoleChoices(first.flat())),
    gate: await fit(gateChoices(all.flat())),
    begin,
    beginInContext: await fit(anchorExamples.flat()),
    slots: await fit(slotExamples.flat()),
    slotsInContext: await fit(secondSlotExamples.flat()),
    keep: await fit(keepExamples.flat()),
    keepInContext: await fit(each.flatMap((fold) => keepChoices(at(drafted, fold), at(keep, fold)))),
  }
}
