import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { folded } from '../kit/fold'
import { matchesOf } from '../kit/matches-of'
import { remembered } from '../kit/remembered'
import { brands } from './brands'
import { type Concept, concepts, type Language, type Particle, particles, type Statement, statements } from './language'
import { languages } from './languages'
import { beginsNewPlace } from './new-places'

/** All tags, by ID: labels first, then kinds, statements, brands and particles. */
export const tagNames: readonly string[] = [
  ...concepts,
  ...reservationKinds.map((kind) => `kind:${kind}`),
  ...statements.map((statement) => `says:${statement}`),
  ...reservationKinds.map((kind) => `brand:${kind}`),
  ...particles.map((particle) => `word:${particle}`),
]
const tagIds = new Map(tagNames.map((name, id) => [name, id]))
export const conceptTag = (concept: Concept): number => tagIds.get(concept) ?? 0
export const kindTag = (kind: ReservationKind): number => tagIds.get(`kind:${kind}`) ?? 0
/** The tag of companies that sell bookings of a kind. */
export const brandTag = (kind: ReservationKind): number => tagIds.get(`brand:${kind}`) ?? 0
export const statementTag = (statement: Statement): number => tagIds.get(`says:${statement}`) ?? 0
export const particleTag = (particle: Particle): number => tagIds.get(`word:${particle}`) ?? 0
/** Tags with lower IDs are labels. */
export const labelCount = concepts.length
/** Tags from this ID on are particles. */
export const firstParticle = concepts.length + 2 * reservationKinds.length + statements.length

/** A phrase in a text, and the IDs of its tags. */
export interface Tag {
  start: number
  end: number
  ids: readonly number[]
}

/** Brands are treated as a language of their own, which applies to every page. */
const brandNames = languages.length

interface Node {
  /** The nodes of the next words. Most phrases end at a node without any. */
  next: Map<string, Node> | null
  entries: Entry[] | null
}

/** The tag IDs of a phrase in a language, which is given by its number. */
interface Entry {
  readonly language: number
  readonly ids: number[]
}

const newNode = (): Node => ({ next: null, entries: null })

const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]|[\p{L}\p{N}\p{M}#&@'’]+\.?|[№°ºª]/gu

interface Token {
  text: string
  start: number
  end: number
}

/** The words of a folded text, or its characters in scripts without spaces. */
function tokenized(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of matchesOf(text, token)) {
    let word = match[0]
    if (word.endsWith('.')) word = word.slice(0, -1)
    if (/['’]/.test(word)) word = word.replace(/^['’]+|['’]+$/g, '')
    if (word === '') continue
    const start = match.index + match[0].indexOf(word)
    tokens.push({ text: word, start, end: start + word.length })
  }
  return tokens
}

const tokensOf = remembered(tokenized)

function buildTrie(): Node {
  const root = newNode()
  for (const [number, language] of languages.entries()) {
    const groups: [prefix: string, phrases: Readonly<Record<string, string | undefined>>][] = [
      ['', language.labels],
      ['kind:', language.kinds],
      ['says:', language.statements],
      ['word:', language.particles],
    ]
    for (const [prefix, phrases] of groups) {
      for (const [name, list] of Object.entries(phrases)) {
        const id = tagIds.get(prefix + name)
        if (id !== undefined && list !== undefined)
          for (const phrase of list.split(/[,،、\n]/)) insertPhrase(root, phrase, number, id)
      }
    }
  }
  for (const [kind, list] of Object.entries(brands)) {
    const id = tagIds.get(`brand:${kind}`)
    if (id !== undefined) for (const name of list.split(',')) insertPhrase(root, name, brandNames, id)
  }
  return root
}

function insertPhrase(root: Node, phrase: string, language: number, id: number): void {
  let node = root
  for (const { text } of tokenized(folded(phrase.trim()))) {
    node.next ??= new Map()
    let next = node.next.get(text)
    if (!next) node.next.set(text, (next = newNode()))
    node = next
  }
  if (node === root) return
  node.entries ??= []
  const known = node.entries.find((one) => one.language === language)
  if (!known) node.entries.push({ language, ids: [id] })
  else if (!known.ids.includes(id)) known.ids.push(id)
}

let trie: Node | null = null
const lexicon = (): Node => (trie ??= buildTrie())

const hasAny = (entries: readonly Entry[], accepts: (language: number) => boolean): boolean =>
  entries.some(({ language }) => accepts(language))

const thai = /\p{Script=Thai}/u
/** A Thai vowel or mark that depends on the preceding letter. */
const dependent = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/

/**
 * Whether a Thai phrase is only part of a word: its last syllable continues, or it is an abbreviation, such as `น.` or
 * `น.ส.`, adjacent to another letter.
 */
function isCutOut(text: string, start: number, end: number): boolean {
  const next = text[end] ?? ''
  if (!thai.test(text[end - 1] ?? '')) return false
  if (dependent.test(next) || dependent.test(text[start] ?? '')) return true
  const isAbbreviation = end - start === 1 || text.slice(start, end).includes('.')
  return isAbbreviation && (thai.test(next) || thai.test(text[start - 1] ?? ''))
}

/** The longest phrase that begins at a token, in the accepted languages. */
function longestMatch(
  text: string,
  tokens: readonly Token[],
  from: number,
  accepts: (language: number) => boolean,
): { end: number; entries: readonly Entry[] } | null {
  const start = tokens[from]?.start ?? 0
  let node: Node | undefined = lexicon()
  let found: { end: number; entries: readonly Entry[] } | null = null
  for (let at = from; at < tokens.length && at - from < 16; at++) {
    node = node?.next?.get(tokens[at]?.text ?? '')
    if (!node) break
    if (node.entries && hasAny(node.entries, accepts) && !isCutOut(text, start, tokens[at]?.end ?? start))
      found = { end: at, entries: node.entries }
  }
  return found
}

/** Whether a match is a phrase of a statement in one of the accepted languages. */
const says = (entries: readonly Entry[], statement: Statement, among: ReadonlySet<number>): boolean =>
  entries.some(({ language, ids }) => among.has(language) && ids.includes(statementTag(statement)))

/**
 * The token at which a phrase about cancellation begins within a confirming one and extends beyond it: `we confirm` and
 * `confirm the cancellation`. Undefined if there is none.
 */
function cancellationWithin(
  text: string,
  tokens: readonly Token[],
  from: number,
  { end, entries }: { end: number; entries: readonly Entry[] },
  among: ReadonlySet<number>,
): number | undefined {
  if (!(says(entries, 'confirmed', among) || says(entries, 'changed', among)) || says(entries, 'cancelled', among))
    return undefined
  for (let at = from + 1; at <= end; at++) {
    const other = longestMatch(text, tokens, at, (language) => among.has(language))
    if (other && other.end > end && says(other.entries, 'cancelled', among)) return at
  }
  return undefined
}

/** Maximum number of languages of a mail, and the share of the first one's votes that others need. */
const maxLanguages = 3
const minShare = 0.5

/** Detects the languages of a mail by their phrases in it. English is always included. */
export function languagesOf(foldedTexts: readonly string[]): ReadonlySet<number> {
  const votes = Array.from({ length: languages.length }, () => 0)
  for (const text of foldedTexts) {
    const tokens = tokensOf(text)
    for (let at = 0; at < tokens.length; at++) {
      const found = longestMatch(text, tokens, at, () => true)
      if (!found) continue
      const weight = (tokens[found.end]?.end ?? 0) - (tokens[at]?.start ?? 0)
      for (const { language } of found.entries)
        if (language !== brandNames)
          votes[language] =
            (votes[language] ?? 0) + (weight * Math.sqrt(found.end - at + 1)) / Math.sqrt(found.entries.length)
      at = found.end
    }
  }
  const ranked = votes.map((vote, language) => ({ vote, language })).toSorted((a, b) => b.vote - a.vote)
  const best = ranked[0]?.vote ?? 0
  const chosen = ranked.slice(0, maxLanguages).filter(({ vote }) => vote > 0 && vote >= minShare * best)
  const english = languages.findIndex(({ tag }) => tag === 'en')
  return new Set([...chosen.map(({ language }) => language), english, brandNames])
}

/**
 * Tags the phrases of a folded text, longest match first, in the given languages. A confirming phrase yields to one
 * about cancellation.
 */
export function tagsOf(text: string, among: ReadonlySet<number>): Tag[] {
  const tokens = tokensOf(text)
  const tags: Tag[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = longestMatch(text, tokens, at, (language) => among.has(language))
    const start = tokens[at]?.start ?? 0
    if (!found || beginsNewPlace(text, start)) continue
    const cancels = cancellationWithin(text, tokens, at, found, among)
    if (cancels !== undefined) {
      at = cancels - 1
      continue
    }
    const ids = new Set<number>()
    for (const one of found.entries) if (among.has(one.language)) for (const id of one.ids) ids.add(id)
    tags.push({ start, end: tokens[found.end]?.end ?? start, ids: [...ids] })
    at = found.end
  }
  return tags
}

/** A language's BCP 47 tag by its number. */
export const tagOf = (language: number): string => languages[language]?.tag ?? ''

const everyLanguage = new Set(languages.map((_, number) => number))

/** The particles in a short text, in any language. */
export function particlesOf(text: string): Set<Particle> {
  const found = new Set<Particle>()
  for (const { ids } of tagsOf(folded(text.slice(0, 300)), everyLanguage))
    for (const id of ids) {
      const name = particles[id - firstParticle]
      if (name) found.add(name)
    }
  return found
}

export type { Language }
