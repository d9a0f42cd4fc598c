import { folded } from '../kit/fold'
import { endsOpen, isTerminal } from '../languages/number-words'
import { type Mention, standsIn } from '../mentions/mention'

/** What a hyphen ties to the word in front of it, with particles in between: `-Delicias`, `-le-Vieux`. */
const hyphened = /^(?:-(?:\p{Ll}{1,4}-)?\p{Lu}[\p{L}\p{M}'’]+)+(?![\p{L}\p{M}\d])/u
/** A number and the rest of its word, where words are not separated: `1ターミナル`, `2여객터미널`. */
const numbered = /^\d{1,3}[\p{Lo}ー]{1,12}/u
/** The number or the letter of a terminal: ` 5`, ` 2E`; an hour or a day has more digits or signs. */
const ofTerminal = /^\s(?:\d[A-Z]?|[A-Z]\d?)(?![\p{L}\p{M}\d]|[:.,/-]\d)/u

/** A possessive ending of the name itself, where nothing that it owns follows: `St Mary's 12:00`. */
const possessive = /^['’]s(?=$|\s*[\d(,;–—-]|\.$)/u

/** What follows a name and belongs to its last word. */
function restOfWord(value: string, behind: string): string {
  if (endsOpen(value)) return numbered.exec(behind)?.[0] ?? ''
  if (isTerminal(value)) return ofTerminal.exec(behind)?.[0] ?? ''
  if (!/\p{L}{2}$/u.test(value)) return ''
  return (hyphened.exec(behind) ?? possessive.exec(behind))?.[0] ?? ''
}

/**
 * A name that was cut inside its last word, with the rest of it: behind a hyphen, or the number that an ordinal prefix
 * or a terminal is waiting for. A hyphen may also stand between both ends of a route.
 * @param others the names of the other places of the booking
 */
export function wholeWord(mention: Mention, text: string, others: readonly string[]): Mention {
  if (!standsIn(mention, text)) return mention
  const rest = restOfWord(mention.value, text.slice(mention.end))
  const name = folded(rest.replace(/^-/, ''))
  const isOther = rest.startsWith('-') && others.some((other) => folded(other).includes(name))
  if (rest === '' || isOther) return mention
  return { ...mention, end: mention.end + rest.length, value: mention.value + rest }
}
