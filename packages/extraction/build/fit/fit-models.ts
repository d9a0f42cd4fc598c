import type { ModelSet } from '../../src/bookings/assemble'
import { newWeights, type Weights } from '../../src/links/model'
import { beginChoices, judged, type Lesson, roleChoices } from './choices'
import { keepChoices } from './keep-choices'
import { slotChoices } from './slot-choices'
import { fit } from './train'

/** Parts of the lessons whose roles are judged by weights that were not fitted on them. */
const parts = 3

/** Splits lessons by family, so that what is alike stays together. */
function partOf(family: string): number {
  let hash = 7
  for (const letter of family) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return hash % parts
}

/**
 * Fits the four models one after the other. The later ones see the roles as weights judge them that were fitted on
 * other families: else they would trust the roles blindly.
 */
export function fitModels(lessons: readonly Lesson[]): ModelSet {
  const of = (part: number): Lesson[] => lessons.filter(({ example }) => partOf(example.family) === part)
  const others = (part: number): Lesson[] => lessons.filter(({ example }) => partOf(example.family) !== part)
  const all = Array.from({ length: parts }, (_, part) => judged(of(part), fit(roleChoices(others(part)))))
  const flat = all.flat()
  const begin = fit(beginChoices(flat))
  const crossed: Weights[] = all.map((_, part) =>
    fit(beginChoices(all.filter((__, other) => other !== part).flat())),
  )
  const slots = fit(all.flatMap((part, at) => slotChoices(part, crossed[at] ?? newWeights())))
  const keep = fit(all.flatMap((part, at) => keepChoices(part, crossed[at] ?? newWeights(), slots)))
  return { roles: fit(roleChoices(lessons)), begin, slots, keep }
}
