import type { RankedPerson } from '../draft'
import type { Candidate } from '../roles'
import { nameKey } from './name-words'

/** Minimum probability for a traveler to raise those of the others in a list, if the list's mean allows it. */
const minSureTraveler = 0.6

/** Raises the probabilities of names in a list to their mean: people named together travel together. */
export function travelTogether(
  chosen: ReadonlyMap<string, RankedPerson>,
  lists: Iterable<readonly Pick<Candidate, 'mention'>[]>,
): void {
  // A name may be written differently in the list than elsewhere: `ANNA NOWAK` for `Anna Nowak`.
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
