import type { ModelSet } from '../../src/bookings/assemble'
import { againChoices, beginChoices, gateChoices, judged, type Lesson, roleChoices, seen } from './choices'
import { keepChoices } from './keep-choices'
import { partOf } from './part-of'
import { slotChoices } from './slot-choices'
import { fit } from './train'

/** Parts of the lessons whose roles are judged by weights that were not fitted on them. */
const parts = 3

const at = <T>(list: readonly T[], part: number): T => {
  const one = list[part]
  if (one === undefined) throw new Error(`No part ${part}.`)
  return one
}

/**
 * Fits the models one after the other. The later ones see the roles as weights judge them that were fitted on
 * other families: else they would trust the roles blindly.
 */
export function fitModels(lessons: readonly Lesson[]): ModelSet {
  const of = (part: number): Lesson[] => lessons.filter(({ example }) => partOf(example.family, parts) === part)
  const others = (part: number): Lesson[] => lessons.filter(({ example }) => partOf(example.family, parts) !== part)
  const each = Array.from({ length: parts }, (_, part) => part)
  const without = <T>(lists: readonly T[][], part: number): T[] =>
    lists.flatMap((list, at) => (at === part ? [] : list))
  const first = each.map((part) => seen(of(part), fit(roleChoices(others(part)))))
  const all = each.map((part) => judged(first[part] ?? [], fit(againChoices(without(first, part)))))
  const begin = fit(beginChoices(all.flat()))
  const crossed = each.map((part) => fit(beginChoices(without(all, part))))
  const gates = each.map((part) => fit(gateChoices(without(all, part))))
  const filled = each.map((part) => slotChoices(at(all, part), at(crossed, part)))
  const slots = each.map((part) => fit(without(filled, part)))
  const refilled = each.map((part) => slotChoices(at(all, part), at(crossed, part), at(slots, part)))
  const slotsAgain = each.map((part) => fit(without(refilled, part)))
  const keep = fit(
    each.flatMap((part) =>
      keepChoices(at(all, part), at(gates, part), at(crossed, part), at(slots, part), at(slotsAgain, part)),
    ),
  )
  return {
    roles: fit(roleChoices(lessons)),
    again: fit(againChoices(first.flat())),
    gate: fit(gateChoices(all.flat())),
    begin,
    slots: fit(filled.flat()),
    slotsAgain: fit(refilled.flat()),
    keep,
  }
}
