import { findAirport } from '@sextant/places/airports/find-airport'
import { matchesOf } from '../kit/matches-of'
import { conjunctions } from '../languages/conjunctions'
import type { Tag } from '../languages/lexicon'
import { conceptTag, labelCount, particleTag } from '../languages/lexicon'
import type { Line } from '../page/page'
import { caselessNames } from './caseless-names'
import type { Mention } from './mention'
import {
  capitalRun,
  caseEnding,
  ideographs,
  listedName,
  nameRun,
  slashedNames,
  spacedIdeographs,
  trimmedNames,
} from './name-patterns'
import { gaps, split } from './pieces'
import { trimmed } from './trimmed'

/** Maximum number of text mentions of a short line. Longer lines may have one for every `lettersEach` characters. */
const minTexts = 30
const lettersEach = 12
const maxLength = 110

const strongSeparator =
  /\s*(?:(?<!\p{L})·|·(?!\p{L})|[|｜•∙⋅►▶★☆✈✓✔✖→⟶➔➝➜›↦←⇄⇒<>=;；]|[-–—]{1,4}>|\s»\s|——+>?|\s[–—-]\s|:\s|：|\s:|(?<=\p{Lo}):(?=\p{Lo})|[。！!?？]|(?<=[\p{L}\d)]{5})\.(?=\s+\p{Lu}))\s*/gu
/** A dash within what may be one name: `MADRID - ATOCHA`. */
const spacedDash = /\s[–—-]\s/u
/** Conjunctions and prepositions between two names, or between origin and destination. */
const conjunction = new RegExp(
  String.raw`\s+(?:${conjunctions}|to|nach|naar|til|till|à|para|do|до|vers|&|\+)\s+(?=[\p{Lu}\p{Lo}])|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]|\p{Ll})-(?=[\p{Lu}\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])|(?<=[\p{Script=Han}])(?:至|到|和|与)(?=[\p{Script=Han}])|\sو(?=\p{Script=Arabic}{3})`,
  'gu',
)
/** The number of a list item. */
const listNumber = /^(?:\d{1,3}(?:[.)、．]\s*|\s+)|\p{Nd}{1,2}\s?[-–]\s)(?=\p{L})/u
const weakSeparator = /\s*(?:[,，、،؛(（)）[\]]|(?<!(?<!\p{L})\p{Ll})\/)\s*|\s+\.\s*/gu
/** Text in quotation marks or brackets. */
const enclosed = /[«„“”"「『《〈‹]([^«»„“”"「」『』《》〈〉‹›]{2,80})[»“”"」』》〉›]|[(（]([^()（）]{3,60})[)）]/gu
/** The rest of a bracketed text before a name: `民宿】云栖山居`. */
const bracketEnd = /^[^【「『《〈[]*[】」』》〉\]]\s*(?=[\p{L}\p{N}])/u
/** A short word with a dot that may end a sentence rather than be an abbreviation: `Frau Rao.` */
const shortWord = /(?<=\p{Lu}\p{L}{1,2})\.$/u

const beyondAscii = /[^\t -~]/

interface Piece {
  start: number
  end: number
  form: string
}

const connecting =
  "de|del|della|delle|dei|degli|di|da|do|dos|das|la|le|les|los|las|el|du|des|d'|l'|of|the|and|&|und|et|e|y|i|an|am|im|in|der|die|den|dem|zum|zur|zu|van|von|ten|ter|het|op|on|upon|at|by|og|och|ja|nad|pod|na|sur|sous|sul|sulla|aan|bij|a|à|al|bin|ibn"
const capitalised = new RegExp(
  `(?:\\p{Lu}(?:[\\p{L}\\p{M}\\p{N}'’.-]|&(?=\\p{Lu}))*|\\d{1,4}(?=\\s\\p{Lu}))(?:\\s(?:(?:${connecting})\\s){0,3}(?:\\p{Lu}(?:[\\p{L}\\p{M}\\p{N}'’.-]|&(?=\\p{Lu}))*|\\d{1,3}(?![\\d:.,])|&))*`,
  'gu',
)

/** Tags that may start or end a piece without being part of the value: labels and prepositions. */
const isEdge = ({ ids }: Tag): boolean => ids.some((id) => id < labelCount || edgeParticles.has(id))
const titleTag = particleTag('title')
const edgeParticles = new Set(
  (['from', 'to', 'until', 'at', 'on', 'by', 'and', 'title', 'greeting', 'hour', 'am', 'pm'] as const).map(particleTag),
)
/** Labels that are often the first word of a name: `Hotel Bristol`, `Restaurant Löwen`, `Station Road`. */
const nameLabels = new Set(
  (['hotel', 'restaurant', 'event', 'venue', 'vehicle', 'terminal', 'company'] as const).map(conceptTag),
)

function withoutLabels(piece: Piece, tags: readonly Tag[], text: string): Piece[] {
  const result: Piece[] = []
  let { start, end } = piece
  for (let turn = 0; turn < 4; turn++) {
    const lead = tags.find((tag) => tag.start === start && tag.end < end)
    if (!lead || !isEdge(lead)) break
    const [from] = trimmed(text, lead.end, end)
    if (from >= end) break
    start = from
    result.push({
      start,
      end,
      form: lead.ids.some((id) => nameLabels.has(id)) ? 'after-name-label' : 'after-label',
    })
  }
  for (let turn = 0; turn < 3; turn++) {
    const tail = tags.find((tag) => tag.end === end && tag.start > start)
    if (!tail || !isEdge(tail)) break
    const [, to] = trimmed(text, start, tail.start)
    if (to <= start) break
    end = to
    result.push({ start, end, form: 'before-label' })
  }
  return result
}

/** Removes an airport code after a name; null if the value is only a code. */
function withoutAirportCode(value: string): string | null {
  const code = /^(.*?)\s*[([（]?\s*(?<![\p{L}\d])([A-Z]{3})\s*[)\]）]?$/u.exec(value)
  if (!code || !findAirport(code[2] ?? '')) return value
  if (code[1] === '') return null
  return /[([（]/.test(value) ? (code[1] ?? value) : value
}

/**
 * Finds spans that may be the name of a person, hotel, station or event. Splits the gaps between typed mentions at
 * punctuation and strips labels and prepositions. In sentences, takes runs of capitalized words.
 */
export function findTexts(line: Line, taken: readonly Mention[], tags: readonly Tag[]): Mention[] {
  const { text } = line
  const pieces: Piece[] = []
  const maxTexts = minTexts + text.length / lettersEach
  const add = (start: number, end: number, form: string): void => {
    const [open, to] = trimmed(text, start, end)
    const from = open + (bracketEnd.exec(text.slice(open, to))?.[0].length ?? 0)
    const length = to - from
    if (length < 2 || length > maxLength || pieces.length >= maxTexts) return
    if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text.slice(from, to))) return
    // `Anna Nowak Booking` of `Anna Nowak   Booking no: 5518`.
    const isWithinLabel = tags.some(
      (tag) => tag.start > from && tag.start < to && tag.end > to && tag.ids.some((id) => id < labelCount),
    )
    if (isWithinLabel && (form === 'name' || form === 'run' || form === 'trimmed-name')) return
    if (shortWord.test(text.slice(from, to))) add(from, to - 1, form)
    const ending = caseEnding.exec(text.slice(from, to))
    if (ending) add(from, from + ending.index, form)
    if (pieces.some((other) => other.start === from && other.end === to)) return
    pieces.push({ start: from, end: to, form })
    for (const tag of tags) {
      // `Chur Gl. 8`, `Room 12 Anna Nowak`: the text before a label.
      const isCut =
        tag.start > from + 1 && tag.start < to && tag.ids.some((id) => id < labelCount && !nameLabels.has(id))
      const [, last] = isCut ? trimmed(text, from, tag.start) : [from, from]
      if (last > from + 1) add(from, last, 'before-label')
      const isTitle = tag.start > from && tag.end < to && tag.ids.includes(titleTag)
      const [first] = isTitle ? trimmed(text, tag.end, to) : [to]
      if (first < to - 3 && !pieces.some((other) => other.start === first && other.end === to))
        pieces.push({ start: first, end: to, form: 'after-title' })
    }
    for (const less of withoutLabels({ start: from, end: to, form }, tags, text)) {
      if (!pieces.some((other) => other.start === less.start && other.end === less.end) && less.end - less.start > 1)
        pieces.push(less)
    }
  }
  const titleEnds = tags.filter(({ ids }) => ids.includes(titleTag)).map((tag) => tag.end)
  const hardTaken = taken.filter(
    ({ type, start, end, form }) =>
      type !== 'airport' &&
      type !== 'number' &&
      type !== 'code' &&
      !(form === 'yearless' && start === 0 && listedName.test(text.slice(0, end + 2))),
  )
  for (const [start, end] of gaps(text.length, hardTaken)) {
    const cut = split(text, start, end, strongSeparator)
    for (const [at, [from, to]] of cut.entries()) {
      const next = cut[at + 1]
      const third = cut[at + 2]
      if (next && spacedDash.test(text.slice(to, next[0])) && next[1] - from < 70) {
        add(from, next[1], 'dashed')
        if (third && spacedDash.test(text.slice(next[1], third[0])) && third[1] - from < 70)
          add(from, third[1], 'dashed')
      }
      // A name that contains an exclamation mark: `Yes! Lisbon Hostel`.
      if (next && text.slice(to, next[0]).trim() === '!' && next[1] - from < 50) add(from, next[1], 'exclaimed')
      if (to - from <= maxLength) add(from, to, start === 0 && from === 0 && to === text.length ? 'line' : 'piece')
      const piece = text.slice(from, to)
      const listed = listNumber.exec(piece)
      if (listed) {
        const first = from + listed[0].length
        add(first, to, 'piece')
        // `1. Brandt, Mats (child)`
        const [family, given] = split(text, first, to, weakSeparator)
        if (family && given) add(family[0], given[1], 'parts')
      }
      const parts = split(text, from, to, weakSeparator)
      if (parts.length > 1) {
        for (const [a, b] of parts) add(a, b, 'part')
        const [first, second, third] = parts
        if (first && second) add(first[0], second[1], 'parts')
        if (first && third) add(first[0], third[1], 'parts')
        if (second && third) add(second[0], third[1], 'parts')
      }
      // `Northport (East Quay) to Seaford (Old Dock)`: each name with its brackets.
      const whole: [number, number][] = parts.length > 1 && /[)）]$/.test(piece) ? [[from, to]] : []
      for (const [partFrom, partTo] of [...parts, ...whole]) {
        const joined = split(text, partFrom, partTo, conjunction)
        if (joined.length > 1) for (const [a, b] of joined) add(a, b, 'joined')
      }
      for (const [first, last] of slashedNames(piece)) add(from + first, from + last, 'slashed')
      // A name in two scripts: `許宜君 HSU/YICHUN`.
      for (const pattern of beyondAscii.test(piece) ? [ideographs, spacedIdeographs] : [])
        for (const match of matchesOf(piece, pattern))
          add(from + match.index, from + match.index + match[0].length, 'script')
      if (beyondAscii.test(piece))
        for (const [first, last] of caselessNames(
          piece,
          titleEnds.map((end) => end - from),
        ))
          add(from + first, from + last, 'name')
      const words = piece.split(' ').length
      if (words > 2)
        for (const pattern of [nameRun, capitalRun])
          for (const match of matchesOf(piece, pattern)) {
            add(from + match.index, from + match.index + match[0].length, 'name')
            for (const [first, last] of trimmedNames(match[0]))
              add(from + match.index + first, from + match.index + last, 'trimmed-name')
          }
      if (words > 3)
        for (const match of matchesOf(piece, capitalised))
          add(from + match.index, from + match.index + match[0].length, 'run')
    }
  }
  for (const match of matchesOf(text, enclosed)) {
    const inner = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].indexOf(inner)
    add(start, start + inner.length, 'enclosed')
  }
  // A title with a colon, `Candlelight: Vivaldi`, unless the text before the colon is a label.
  const isLabelled = tags.some(({ start, end }) => start === 0 && end >= text.indexOf(':'))
  const isTitled = /^[^:]{3,50}:\s[^:]{3,80}$/u.test(text) && !/\d/.test(text) && !isLabelled
  if (isTitled) add(0, text.length, 'titled')
  for (const number of taken.filter(({ type }) => type === 'airport' || type === 'code' || type === 'number')) {
    // `Nice (NCE)`, `Oslo OSL`: the name precedes the code.
    const before = pieces.filter((piece) => piece.start < number.start && piece.end >= number.end)
    for (const piece of before) add(piece.start, number.start, 'before-code')
    const after = pieces.filter((piece) => piece.start <= number.start && piece.end > number.end)
    for (const piece of after) add(number.end, piece.end, 'after-code')
  }
  return pieces.flatMap(({ start, end, form }) => {
    const value = withoutAirportCode(text.slice(start, end))
    return value === null
      ? []
      : [{ type: 'text', line: line.index, start, end: start + value.length, value, form, detail: '' }]
  })
}
