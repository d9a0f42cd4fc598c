import { folded } from '../../kit/fold'
import { endsOpen, isTerminal } from '../../languages/number-words'
import { type Mention, standsIn } from '../../mentions/mention'

/** Words joined to the previous one by a hyphen, optionally with particles in between: `-Delicias`, `-le-Vieux`. */
const hyphened = /^(?:-(?:\p{Ll}{1,4}-)?\p{Lu}[\p{L}\p{M}'’]+)+(?![\p{L}\p{M}\d])/u
/** A number and the rest of its word, in scripts without spaces: `1ターミナル`, `2여객터미널`. */
const numbered = /^\d{1,3}[\p{Lo}ー]{1,12}/u
/** The number or letter of a terminal: ` 5`, ` 2E`. Times and dates have more digits or punctuation. */
const ofTerminal = /^\s(?:\d[A-Z]?|[A-Z]\d?)(?![\p{L}\p{M}\d]|[:.,/-]\d)/u

/** A possessive ending that is part of the name, with no possession after it: `St Mary's 12:00`. */
const possessive = /^['’]s(?=$|\s*[\d(,;–—-]|\.$)/u

/** The text after a name that belongs to its last word. */
function restOfWord(value: string, behind: string): string {
  if (endsOpen(value)) return numbered.exec(behind)?.[0] ?? ''
  if (isTerminal(value)) return ofTerminal.exec(behind)?.[0] ?? ''
  if (!/\p{L}{2}$/u.test(value)) return ''
  return (hyphened.exec(behind) ?? possessive.exec(behind))?.[0] ?? ''
}

/** The rest of a first word that was cut off before a hyphen: `Mbuji-`. */
const headed = /(?<![\p{L}\p{M}\d-])\p{Lu}[\p{Ll}\p{M}'’]+-$/u

/** The start of a name, with the part of its first word that was cut off, unless that is another place of its route. */
function wholeStart({ value, start }: Mention, text: string, others: readonly string[]): number {
  const head = /^\p{Lu}\p{L}/u.test(value) ? (headed.exec(text.slice(0, start))?.[0] ?? '') : ''
  const name = folded(head.slice(0, -1))
  return others.some((other) => folded(other).endsWith(name)) ? start : start - head.length
}

/**
 * Extends a name that was cut inside its first or last word: at a hyphen, or before the number that an ordinal prefix
 * or terminal requires. A hyphen may also separate both ends of a route.
 * @param others the names of the booking's other places
 */
export function wholeWord(one: Mention, text: string, others: readonly string[]): Mention {
  if (!standsIn(one, text)) return one
  const start = wholeStart(one, text, others)
  const mention = { ...one, start, value: text.slice(start, one.start) + one.value }
  const rest = restOfWord(mention.value, text.slice(mention.end))
  const name = folded(rest.replace(/^-/, ''))
  const isOther = rest.startsWith('-') && others.some((other) => folded(other).includes(name))
  if (rest === '' || isOther) return mention
  return { ...mention, end: mention.end + rest.length, value: mention.value + rest }
}
