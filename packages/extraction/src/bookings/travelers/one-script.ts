import { particleTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { RankedPerson } from '../draft'
import type { Candidate } from '../roles'
import { isLatin, nameKey } from './name-words'

const greetingTag = particleTag('greeting')

/** A name on the page, with the lists that contain it. */
interface Listed {
  candidate: Candidate
  lists: readonly (readonly Candidate[])[]
}

/**
 * Removes a person who is only greeted, in a different script from the travelers' names, and one of two who are named
 * in different scripts: tickets have a name in Latin letters, and the text may have it in its own script. Names in one
 * list belong to different people.
 */
export function inOneScript(
  persons: readonly RankedPerson[],
  named: readonly Listed[],
  { lineTags }: Context,
): RankedPerson[] {
  const nameOf = ({ candidate }: { candidate: Candidate }): string => candidate.mention.value
  const latin = persons.filter((one) => isLatin(nameOf(one)))
  const others = persons.filter((one) => !isLatin(nameOf(one)))
  if (latin.length === 0 || others.length === 0) return [...persons]
  const isGreeted = (one: RankedPerson): boolean =>
    named
      .filter((other) => nameKey(nameOf(other)) === nameKey(nameOf(one)))
      .every(({ candidate }) => (lineTags[candidate.mention.line] ?? []).includes(greetingTag))
  // A greeting with a title may also be the line that lists all travelers.
  if (!persons.every(isGreeted))
    for (const [some, rest] of [
      [latin, others],
      [others, latin],
    ] as const)
      if (some.every(isGreeted) && some.length <= rest.length) return [...rest]
  const areListed = named.some(({ candidate, lists }) => isLatin(candidate.mention.value) && lists.length > 0)
  if (persons.length > 2 || areListed) return [...persons]
  return persons.toSorted((a, b) => b.probability - a.probability).slice(0, 1)
}
