import { folded } from '../../kit/fold'
import { conceptTag, particleTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import type { Context } from '../../links/context'
import { type Mention, overlaps } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { bareName, wholeName } from './bare-name'
import { honoredNames, namesFrom, numberedNames } from './name-list-lines'
import { eitherContains, isLatin, nameKey, wordsOf } from './name-words'
import { namesApart } from './names-apart'
import { isNoName } from './not-a-name'

const travelerTag = conceptTag('traveler')
const titleTag = particleTag('title')
const greetingTag = particleTag('greeting')

/** Minimum traveler probability of a name in a list. */
const minTraveler = 0.1
/** Maximum number of names in a list. */
const maxNames = 20

/** Separator between two names, as opposed to a name and its transliteration. */
const separator = /[,;、，；&+]|\s(?:and|und|et|y|e|og|och|en|i|a|и|і|和|及)\s/u

/** Text that may remain in a line of names once they are removed: list numbers, bracketed text and punctuation. */
const leftOver =
  /\d{1,2}[.)]\s|[(（][^()（）]{1,40}[)）]|\b(?:and|und|et|y|e|og|och|en|i|a|и|і|和|및)\b|[\s\p{M}.,;:，、；：&+/()-]/gu

/** Precedes the bracketed reading of a name, or of part of it. */
const inBracket = /[(（]\s*$/u

/** The names that make up a line, apart from titles and punctuation; none if anything else follows its label. */
function namesIn(line: Line, candidates: readonly Candidate[], labelEnd: number, { read }: Context): Candidate[] {
  const own = candidates
    .filter(
      ({ mention: { start }, roles }) =>
        start >= labelEnd && !inBracket.test(line.text.slice(0, start)) && (roles.traveler ?? 0) >= minTraveler,
    )
    .toSorted(
      (a, b) => (b.roles.traveler ?? 0) - (a.roles.traveler ?? 0) || b.mention.value.length - a.mention.value.length,
    )
  const names: Candidate[] = []
  for (const one of own)
    if (names.length < maxNames && !names.some(({ mention }) => overlaps(mention, one.mention))) names.push(one)
  const titles = (read.tags[line.index] ?? []).filter(({ ids, start }) => start >= labelEnd && ids.includes(titleTag))
  const spans = [...names.map(({ mention }) => mention), ...titles]
  const rest = line.text
    .split('')
    .map((sign, at) => (at < labelEnd || spans.some(({ start, end }) => at >= start && at < end) ? ' ' : sign))
  const ordered = names.toSorted((a, b) => a.mention.start - b.mention.start)
  const areApart = ordered.every(({ mention: { end } }, at) => {
    const next = ordered[at + 1]
    return next === undefined || separator.test(line.text.slice(end, next.mention.start))
  })
  return areApart && rest.join('').replace(leftOver, '') === '' ? ordered : []
}

/** The number of a list's first entry. */
const firstEntry = /^\s*1[.)]\s+/u

/** Where a line's initial traveler label or first list number ends; null if it has neither. */
function labelEndOf({ index, text }: Line, { read }: Context): number | null {
  const number = firstEntry.exec(text)
  if (number) return number[0].length
  const label = (read.tags[index] ?? []).find(({ ids, start }) => start === 0 && ids.includes(travelerTag))
  if (!label) return null
  const marks = /^[\s:：]*/u.exec(text.slice(label.end))?.[0] ?? ''
  return label.end + marks.length
}

/** Whether a line is directly below another. */
const isBelow = (line: Line, above: Line): boolean =>
  line.row - above.row <= 1 && line.row > above.row && Math.abs(line.left - above.left) < 0.02

/** The names after and below each traveler label, for as long as lines of names follow. */
function listsOf(candidates: readonly Candidate[], context: Context): Candidate[][] {
  const { lines } = context.read.page
  const texts = new Map<number, Candidate[]>()
  for (const one of candidates) {
    if (one.mention.type !== 'text') continue
    const known = texts.get(one.mention.line)
    if (known) known.push(one)
    else texts.set(one.mention.line, [one])
  }
  const inLine = (line: Line, from: number): Candidate[] =>
    namesIn(line, texts.get(line.index) ?? [], from, context).filter(({ mention }) => !isNoName(mention, context))
  return lines.flatMap((line) => {
    if (line.origin !== 'body' || line.isQuoted || line.isHidden) return []
    const end = labelEndOf(line, context)
    if (end === null) return []
    const isPure = end >= line.text.trimEnd().length
    const beside = isPure ? context.neighbors[line.index]?.right : undefined
    const first = isPure && beside ? inLine(beside, 0) : inLine(line, end)
    if (!isPure && first.length === 0) return []
    const names = [...first]
    let above = beside ?? line
    for (const next of lines.slice(above.index + 1, above.index + 2 + maxNames)) {
      const own =
        isBelow(next, above) || (isPure && names.length === 0 && next.row - line.row <= 2) ? inLine(next, 0) : []
      if (own.length === 0 || names.length > maxNames) break
      names.push(...own)
      above = next
    }
    return names.length > 0 && names.length <= maxNames ? [names] : []
  })
}

const isSame = (a: Mention, b: Mention): boolean => eitherContains(wordsOf(a.value), wordsOf(b.value))

/** Whether a text contains a known name. Names in other scripts are rarely known. */
function isName(value: string): boolean {
  const { given, family } = nameWords(value)
  return given + family > 0 || !isLatin(value)
}

/** Whether a page has a name in only one place, apart from its greeting. */
function standsOnce({ value, line: own }: Mention, { read: { page, tags } }: Context): boolean {
  const name = folded(value)
  return page.lines.every(
    ({ index, origin, folded: text, isHidden }) =>
      index === own ||
      origin !== 'body' ||
      isHidden ||
      !text.includes(name) ||
      (tags[index] ?? []).some(({ ids }) => ids.includes(greetingTag)),
  )
}

/** A listed name in full, without titles. */
function asTraveler(candidate: Candidate, { read: { page, tags } }: Context): Candidate[] {
  const { line } = candidate.mention
  const [text, own] = [page.lines[line]?.text ?? '', tags[line] ?? []]
  return namesApart(candidate).map((one) => ({
    ...one,
    mention: bareName(wholeName(one.mention, text, own), text, own),
  }))
}

/**
 * The lists that a page has in lines of nothing but names behind the label of travelers, with honorifics, or numbered.
 */
function writtenLists({ candidates, context }: AssembledPage): Candidate[][] {
  const lines = context.read.page.lines.filter(
    ({ origin, isQuoted, isHidden }) => origin === 'body' && !isQuoted && !isHidden,
  )
  const labelled = lines.flatMap((line) => {
    const label = (context.read.tags[line.index] ?? []).find(
      ({ ids, start }) => start === 0 && ids.includes(travelerTag),
    )
    if (!label) return []
    const isAlone = !/[\p{L}\p{N}]/u.test(line.text.slice(label.end))
    const beside = isAlone ? context.neighbors[line.index]?.right : undefined
    const names = beside ? namesFrom(beside, 0, context) : namesFrom(line, label.end, context)
    return names.length > 1 ? [names] : []
  })
  const honored = lines.flatMap((line) => {
    const names = honoredNames(line)
    return names.length > 1 ? [names] : []
  })
  const base = candidates.find(({ mention }) => mention.type === 'text')
  if (!base) return []
  return [...labelled, ...honored, ...numberedNames(lines, context)].map((names) =>
    names.map((name) => {
      const own = candidates.find(
        ({ mention }) => mention.type === 'text' && overlaps(mention, { ...mention, ...name }),
      )
      const { mention, ...others } = own ?? base
      return { ...others, mention: { ...mention, ...name } }
    }),
  )
}

/** Lists without those of the same names. */
function distinct(lists: readonly Candidate[][]): Candidate[][] {
  const key = (list: readonly Candidate[]): string =>
    list
      .map(({ mention }) => nameKey(mention.value))
      .toSorted()
      .join()
  return lists.filter((one, at) => lists.findIndex((first) => key(first) === key(one)) === at)
}

/**
 * Completes bookings' travelers from the page's list, numbered or after a traveler label, if there is only one list and
 * nobody else travels. People named in the same list and nowhere else travel together on everything that one of them
 * travels on.
 */
export function withListedTravelers(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const { candidates, context } = assembled
  const found = listsOf(candidates, context)
  const [list, other] = found.some(({ length }) => length > 1) ? found : distinct(writtenLists(assembled))
  if (!list || other || list.length < 2) return bookings
  const isListed = ({ mention }: Candidate): boolean => list.some((one) => isSame(one.mention, mention))
  if (!bookings.every(({ draft }) => draft.travelers.every(isListed))) return bookings
  const isKnown = ({ mention }: Candidate): boolean =>
    bookings.every(({ draft }) => draft.travelers.some((one) => isSame(one.mention, mention)))
  const missing = list.filter((one) => !isKnown(one))
  if (missing.length === 0 || !missing.every(({ mention }) => isName(mention.value) && standsOnce(mention, context)))
    return bookings
  // rooms that the page has given to different guests stay theirs
  const isApart = ({ kind, start, draft }: Booking): boolean =>
    bookings.some(
      (other) =>
        other.kind === kind &&
        other.start === start &&
        other.draft.travelers.length > 0 &&
        !other.draft.travelers.some((one) => draft.travelers.some(({ mention }) => isSame(mention, one.mention))),
    )
  return bookings.map((booking) => {
    const { travelers } = booking.draft
    if (travelers.length === 0 || isApart(booking)) return booking
    const all = list.flatMap((one) => {
      const known = travelers.filter(({ mention }) => isSame(mention, one.mention))
      return known.length > 0 ? known : asTraveler(one, context)
    })
    return { ...booking, draft: { ...booking.draft, travelers: [...new Set(all)] } }
  })
}
