import { conceptTag, labelCount, particleTag, type Tag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import type { AnnotatedPage } from '../../mentions/annotate-page'
import { type Mention, overlaps } from '../../mentions/mention'
import type { Candidate } from '../roles'

/** A name of two to five capitalized words, in reservation system format, or in a script without spaces. */
const nameForm =
  /^(?:(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|de|del|della|di|da|do|dos|van|von|der|den|ten|al|bin|binti|bte|ibn|bint|ben|ap|ferch|af|av|zu|a\/l|a\/p|la|le)){1,4}|\p{Lu}[\p{Lu}' -]+\/\p{Lu}[\p{Lu} ]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,4}(?: [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{1,4})?|[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{M}'’־-]+(?: [\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{M}'’־-]+){1,3})$/u

/** A cell with a family name and given names or initials: `NOWAK BERG, ANNA`, `Nowak, Anna B.`. */
const familyFirst = /^\p{Lu}[\p{L}\p{M}'’ -]+, \p{Lu}[\p{L}\p{M}'’. -]+$/u

/** Whether a text is one name with the family name first, rather than two names. */
const isFamilyFirst = (text: string): boolean =>
  familyFirst.test(text) && nameWords(text.slice(0, text.indexOf(','))).given === 0

/** Separator between two names of one list: a comma or conjunction, optionally after an age or similar in brackets. */
const between =
  /^\s*(?:先生|小姐|女士|様|さん|님|씨)?\s*(?:[(（][^()（）]{1,24}[)）])?\s*(?:[,;،、，；/&+·]|and|und|et|y|e|i|og|och|ja|en|és|și|si|и|й|та|і|ve|dan|và|και|ir|un|a|in|و|和|및|と)\s*(?:(?:mr|mrs|ms|miss|herr|frau|m|mme|sr|sra|г-жа|г-н)\.?\s+)?$/iu

/** Maximum length of the details after each name of a list: `Nowak Anna – seat 5; Nowak Eva – seat 6`. */
const maxDetails = 40
/** Ends an entry of a list within a line. */
const entryEnd = /[,;；，、|]/u

/** The pattern of a text, with each run of digits, and of letters in or next to digits, replaced by a placeholder. */
export const formOf = (text: string): string =>
  text
    .replace(/[\p{L}\d*]*\d[\p{L}\d*]*/gu, '0')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Whether two names are followed by details of the same pattern, with a separator between the first details and the
 * second name.
 */
function haveEqualDetails(text: string, first: Mention, second: Mention): boolean {
  const details = text.slice(first.end, second.start)
  const at = details.search(entryEnd)
  if (at < 1 || at > maxDetails || details.slice(at + 1).trim() !== '') return false
  const [own = ''] = text.slice(second.end).split(entryEnd)
  const form = formOf(details.slice(0, at))
  return form.includes('0') && form === formOf(own)
}

/** Maximum number of names compared in a line or column. */
const maxNames = 120

/** The number of a list entry. */
const listNumber = /^\s*\d{1,2}[.)、．]?\s*$/u

/** Maximum length of the text before each name of a column. */
const maxFront = 20

/** Whether a text may precede the names of a list: nothing, punctuation, or something with its own number. */
const isFront = (text: string): boolean => !/\p{L}/u.test(text) || (/\d/.test(text) && text.length <= maxFront)

const titleTag = particleTag('title')
const notNames = new Set([titleTag, particleTag('greeting')])

export const likely = ({ roles }: Candidate): number => roles.traveler ?? 0

/** Minimum traveler probability in a script whose names look like other words, unless the name is known. */
const minPossible = 0.05

/** Whether a mention may be a name. In scripts without capitals, many words look like one. */
function isPossible(one: Candidate): boolean {
  if (/\p{Lu}/u.test(one.mention.value) || likely(one) >= minPossible) return true
  const { given, family } = nameWords(one.mention.value)
  return given + family > 0
}

/** Text that may surround the only name of an entry. */
const [entryFront, entryBack] = [/^\s*(?:\d{1,2}[.)]?\s*)?$/u, /^\s*(?:[(（][^()（）]{1,24}[)）])?\s*$/u]

/** Whether a name with the family name first makes up its line, apart from a number and bracketed text. */
const isEntry = ({ value, start, end }: Mention, text: string): boolean =>
  value.includes(', ') &&
  entryFront.test(text.slice(0, start)) &&
  entryBack.test(text.slice(end)) &&
  isFamilyFirst(value)

/** A line's candidates that look like names, without overlaps: the likelier first, then the longer. */
function namesOfLine(candidates: readonly Candidate[], tags: readonly Tag[], text: string): Candidate[] {
  // `Anna Nowak` in `Anna Nowak-Berg` is not a name.
  const isCut = ({ end }: Mention): boolean => /^-\p{L}/u.test(text.slice(end, end + 2))
  const isLabel = ({ start, end }: Mention): boolean =>
    tags.some(
      (tag) => tag.start <= start && tag.end >= end && tag.ids.some((id) => id < labelCount || notNames.has(id)),
    )
  const whole = candidates.find(({ mention }) => isEntry(mention, text))
  if (whole) return [whole]
  const named = candidates
    .filter(
      (one) => nameForm.test(one.mention.value) && !isCut(one.mention) && !isLabel(one.mention) && isPossible(one),
    )
    .toSorted((a, b) => likely(b) - likely(a) || b.mention.end - b.mention.start - (a.mention.end - a.mention.start))
  const distinct: Candidate[] = []
  for (const one of named.slice(0, maxNames))
    if (!distinct.some(({ mention }) => overlaps(mention, one.mention))) distinct.push(one)
  return distinct.toSorted((a, b) => a.mention.start - b.mention.start)
}

/** Splits ordered names into runs in which each belongs with the previous one. */
function runsOf(names: readonly Candidate[], belongs: (first: Mention, second: Mention) => boolean): Candidate[][] {
  const runs: Candidate[][] = []
  for (const name of names) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && belongs(last.mention, name.mention)) run.push(name)
    else runs.push([name])
  }
  return runs.filter((run) => run.length > 1)
}

function groupBy<K>(candidates: readonly Candidate[], keyOf: (mention: Mention) => K): Map<K, Candidate[]> {
  const groups = new Map<K, Candidate[]>()
  for (const one of candidates) {
    const key = keyOf(one.mention)
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const partyTag = conceptTag('party')

/** The text before a name in its line, without a title or age group: `2.` for `2. Ms Anna Nowak`. */
function withoutTitle(text: string, tags: readonly Tag[], { start }: Mention): string {
  const title = tags.find(
    ({ ids, end }) => (ids.includes(titleTag) || ids.includes(partyTag)) && end <= start && start - end <= 2,
  )
  return text.slice(0, title?.start ?? start)
}

/** The parts of a page needed to find its lists of names. */
export type NamedPage = Pick<AnnotatedPage, 'page' | 'tags'>

/** The lists of names of a page: within a line, and in consecutive lines that each hold one name. */
export interface NameLists {
  inLines: Candidate[][]
  inColumns: Candidate[][]
}

/** Finds the lists of names of a page. */
export function nameListsOf(candidates: readonly Candidate[], { page, tags }: NamedPage): NameLists {
  const texts = candidates.filter(({ mention }) => mention.type === 'text')
  const byLine = groupBy(texts, ({ line }) => line)
  const inLines: Candidate[][] = []
  const beginning: Candidate[] = []
  for (const [index, some] of byLine) {
    const text = page.lines[index]?.text ?? ''
    const names = namesOfLine(some, tags[index] ?? [], text)
    inLines.push(
      ...runsOf(
        names,
        (first, second) => between.test(text.slice(first.end, second.start)) || haveEqualDetails(text, first, second),
      ),
    )
    const [name] = names
    if (name && names.length === 1 && isFront(withoutTitle(text, tags[index] ?? [], name.mention))) beginning.push(name)
  }
  const columns = groupBy(beginning.slice(0, maxNames), (mention) => {
    const line = page.lines[mention.line]
    const column = line?.cell ? `${line.cell.table}|${line.cell.column}` : `left|${line?.left.toFixed(2)}`
    const text = line?.text ?? ''
    const front = withoutTitle(text, tags[mention.line] ?? [], mention)
    const number = listNumber.exec(front)
    const isTitled = front.length < mention.start
    const details = text.slice(mention.end)
    const separator = /^\s*([–—,;-])\s/u.exec(details)?.[1]
    // The details of numbered names may differ, as may those set apart by a separator.
    const form = number
      ? number[0].replace(/\d+/u, '0')
      : `${formOf(front)}|${separator ?? formOf(details.replace(/\(.*?\)/u, ''))}`
    return `${column}|${isTitled}|${form}`
  })
  const rowOf = ({ line }: Mention): number => page.lines[line]?.cell?.row ?? page.lines[line]?.row ?? 0
  const inColumns = [...columns.values()].flatMap((some) =>
    runsOf(some, (first, second) => rowOf(second) - rowOf(first) <= 1),
  )
  return { inLines, inColumns }
}
