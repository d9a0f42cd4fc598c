import type { RankedPerson } from './draft'
import { nameKey } from './name-words'
import type { Candidate } from './roles'

/** Probability of a traveler with whom the others of a list travel, if the mean of the list allows it. */
const minSureTraveler = 0.6

/** Raises the probability of names in a list to its mean: those who are named together travel together. */
export function travelTogether(
  chosen: ReadonlyMap<string, RankedPerson>,
  lists: Iterable<readonly Pick<Candidate, 'mention'>[]>,
): void {
  // a name may stand in the list in other letters than elsewhere: `ANNA NOWAK` of `Anna Nowak`
  const persons = new Map<string, RankedPerson>()
  for (const one of chosen.values()) {
    const key = nameKey(one.candidate.mention.value)
    if ((persons.get(key)?.probability ?? 0) <= one.probability) persons.set(key, one)
  }
  for (const list of lists) {
    const ranked = list.flatMap(({ mention }) => persons.get(nameKey(mention.value)) ?? [])
    if (!ranked.some(({ probability }) => probability >= minSureTraveler)) continue
    const mean = ranked.reduce((sum, { probability }) => sum + probability, 0) / ranked.length
    for (const one of ranked) one.probability = Math.max(one.probability, mean)
  }
}
