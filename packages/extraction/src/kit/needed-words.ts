import { folded } from './fold'

/** Maximum number of texts that are listed for a part of a pattern, and of their letters that are kept. */
const maxListed = 64
const maxLetters = 8

/** What is known about the texts that a part of a pattern matches. All texts are folded. */
interface Part {
  /** All of them, if they are few. */
  all: readonly string[] | null
  /** Texts of which each of them contains at least one, if that is known. */
  needed: readonly string[] | null
}

const nothing: Part = { all: [''], needed: null }
const anything: Part = { all: null, needed: null }
const literal = (text: string): Part => ({ all: [folded(text)], needed: null })

/** How rarely any of some texts is found: by the shortest, where a letter beyond ASCII counts twice. */
const rarity = (texts: readonly string[]): number =>
  Math.min(...texts.map((one) => one.length + (one.match(/[^ -~]/g)?.length ?? 0)))

/** The rarest of several sets, of which each match contains a text. */
function rarest(sets: readonly (readonly string[] | null)[]): readonly string[] | null {
  const known = sets.filter((one) => one !== null).filter((one) => rarity(one) > 0)
  return known.length === 0 ? null : known.reduce((best, one) => (rarity(one) > rarity(best) ? one : best))
}

const neededOf = ({ all, needed }: Part): readonly string[] | null => rarest([all, needed])

/** One part after the other. Adjacent texts are joined, as long as the combinations are few. */
function inSequence(parts: readonly Part[]): Part {
  const sets: (readonly string[] | null)[] = []
  let joined: readonly string[] = ['']
  let isWhole = true
  for (const { all, needed } of parts) {
    if (all && all.length * joined.length <= maxListed) {
      joined = joined.flatMap((before) => all.map((one) => before + one))
      continue
    }
    isWhole = false
    sets.push(joined, needed)
    joined = all ?? ['']
  }
  return isWhole
    ? { all: [...new Set(joined)], needed: rarest(sets) }
    : { all: null, needed: rarest([...sets, joined]) }
}

function anyOfParts(parts: readonly Part[]): Part {
  const [first] = parts
  if (first && parts.length === 1) return first
  const all = parts.every((one) => one.all) ? [...new Set(parts.flatMap((one) => one.all ?? []))] : null
  if (all && all.length <= maxListed) return { all, needed: null }
  const sets = parts.map(neededOf)
  return { all: null, needed: sets.some((one) => one === null) ? null : sets.flatMap((one) => one ?? []) }
}

/** Reads the source of a pattern from left to right. */
class PatternReader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  alternatives(): Part {
    const found: Part[] = []
    do found.push(this.#sequence())
    while (this.#skip('|'))
    return anyOfParts(found)
  }

  #skip(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at)
    if (isNext) this.#at += text.length
    return isNext
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)?.[0] ?? null
    if (found !== null) this.#at += found.length
    return found
  }

  #sequence(): Part {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) parts.push(this.#repeated())
    return inSequence(parts)
  }

  #repeated(): Part {
    const one = this.#one()
    const times = this.#match(/[?*+]\??|\{\d+(?:,\d*)?\}\??/y)
    if (times === null) return one
    if (times.startsWith('?') && one.all) return { all: ['', ...one.all], needed: null }
    return /^(?:[?*]|\{0)/.test(times) ? anything : { all: null, needed: neededOf(one) }
  }

  #one(): Part {
    if (this.#match(/\(\?<?[=!]/y) !== null) return this.#group(nothing)
    if (this.#match(/\((?:\?:|\?<\w+>)?/y) !== null) return this.#group()
    if (this.#match(/\[(?:\\.|[^\\\]])*\]/y) !== null) return this.#set(this.#source.slice(0, this.#at))
    if (this.#match(/\^|\$|\\b/y) !== null) return nothing
    if (this.#skip('.') || this.#match(/\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\k<\w+>|\\[\p{L}\d]/iuy) !== null)
      return anything
    const letter = this.#match(/\\?[^]/uy) ?? ''
    return literal(letter.length > 1 && letter.startsWith('\\') ? letter.slice(1) : letter)
  }

  /** A group, whose texts are not consumed if it only looks around. */
  #group(instead?: Part): Part {
    const inner = this.alternatives()
    this.#skip(')')
    return instead ?? inner
  }

  /** A short list of letters is as good as alternatives. */
  #set(before: string): Part {
    const letters = /\[((?:\\.|[^\\\]])*)\]$/.exec(before)?.[1] ?? ''
    const isList = letters !== '' && letters.length <= 4 && !/^\^|[\\]|.-./.test(letters)
    return isList ? { all: [...new Set(Array.from(letters, folded))], needed: null } : anything
  }
}

/**
 * Words of which every match of a pattern contains at least one, folded and shortened. Null if there are none: most
 * patterns of numbers, for example.
 */
export function neededWords({ source }: RegExp): string[] | null {
  const words = neededOf(new PatternReader(source).alternatives())?.map((one) => one.slice(0, maxLetters))
  if (!words) return null
  const sorted = [...new Set(words)].toSorted((a, b) => a.length - b.length)
  const kept: string[] = []
  for (const word of sorted) if (!kept.some((one) => word.includes(one))) kept.push(word)
  return kept
}
