import type { RankedPerson } from './draft'
import type { Candidate } from './roles'

/** Probability of a traveler with whom the others of a list travel, if the mean of the list allows it. */
const minSureTraveler = 0.6

/** Raises the probability of names in a list to its mean: those who are named together travel together. */
export function travelTogether(
  chosen: ReadonlyMap<string, RankedPerson>,
  lists: Iterable<readonly Pick<Candidate, 'mention'>[]>,
): void {
  for (const list of lists) {
    const ranked = list.flatMap(({ mention }) => chosen.get(mention.value) ?? [])
    if (!ranked.some(({ probability }) => probability >= minSureTraveler)) continue
    const mean = ranked.reduce((sum, { probability }) => sum + probability, 0) / ranked.length
    for (const one of ranked) one.probability = Math.max(one.probability, mean)
  }
}
