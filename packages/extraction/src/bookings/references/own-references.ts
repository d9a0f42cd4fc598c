import { folded } from '../../kit/fold'
import { matchesOf } from '../../kit/matches-of'
import { type Mention, readingOrder } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'
import { withRoomNights } from '../times/room-nights'
import { wordsOf } from '../travelers/name-words'
import { airlineLocators } from './airline-locators'
import { areNearest, type NearestReference, nearestOf, type Side, type Surroundings } from './nearest-reference'

/**
 * Minimum reference probability of a number besides the chosen one. The lower one applies if they were issued together
 * and are next to the travelers.
 */
const minReference = 0.3
const minConsecutive = 0.02

/** The pattern of letters and digits of a reference: `6014-1` and `6014-3` have the same. */
const shapeOf = (value: string): string => value.replace(/\p{L}/gu, 'a').replace(/\d/g, '0')

function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Whether two references were issued together: same pattern, and same first half. */
export const areConsecutive = (a: string, b: string): boolean =>
  shapeOf(a) === shapeOf(b) && commonPrefix(a, b) * 2 >= a.length

const isLocator = (value: string): boolean => /^(?=.*\p{Lu})[\p{Lu}\d]{6}$/u.test(value)

const areLocators = (a: string, b: string): boolean => isLocator(a) && isLocator(b)

/**
 * Maximum number of rows between a name and its reference. Record locators do not reveal that they were issued
 * together, so they must be closer to the names.
 */
const maxRows = { consecutive: 8, locator: 3 }
const word = /[\p{L}\p{M}'’-]+/gu
/** Minimum length of a word that may identify a person. A word in a script without spaces needs fewer letters. */
const minLetters = /^.{3}|^[\p{Script=Han}\p{Script=Hangul}]{2}/u

/**
 * Finds words in the references' rows that identify a traveler because no other traveler's name has them: `TTH-40921
 * (Mbatha), TTH-40922 (Ferreira)`.
 */
function namedByWord(
  name: Mention,
  others: readonly Mention[],
  references: readonly Candidate[],
  lines: readonly Line[],
) {
  const taken = new Set(others.flatMap(({ value }) => wordsOf(value)))
  const words = new Set(wordsOf(name.value).filter((one) => minLetters.test(one) && !taken.has(one)))
  const rows = new Set(references.map(({ mention }) => lines[mention.line]?.row))
  return lines
    .filter(({ row }) => rows.has(row))
    .flatMap(({ index, folded: text }) =>
      matchesOf(text, word)
        .filter(([own]) => words.has(own))
        .map(({ 0: own, index: start }) => ({ ...name, line: index, start, end: start + own.length })),
    )
}

/** A traveler's mentions: of the full name, or of a word that no other traveler's name has. */
function namesOf(
  mention: Mention,
  { draft }: Booking,
  alike: readonly Candidate[],
  { candidates, context }: AssembledPage,
): Mention[] {
  const key = folded(mention.value)
  const names = candidates.flatMap((one) =>
    one.mention.type === 'text' && one.mention.value.length === key.length && folded(one.mention.value) === key
      ? [one.mention]
      : [],
  )
  const others = draft.travelers.flatMap((one) => (one.mention === mention ? [] : [one.mention]))
  return [mention, ...names, ...namedByWord(mention, others, alike, context.read.page.lines)]
}

/** Each traveler's reference on one side of their names, if all have one and not all have the same. */
function ownedOn(
  side: Side,
  booking: Booking,
  alike: readonly Candidate[],
  assembled: AssembledPage,
  surroundings: Surroundings,
): NearestReference[] | null {
  const owned = booking.draft.travelers.flatMap(({ mention }) => {
    const names = namesOf(mention, booking, alike, assembled)
    const nearest = nearestOf(names, alike, side, surroundings)
    return nearest ? [{ ...nearest, names }] : []
  })
  const distinct = new Set(owned.map(({ reference }) => reference.mention.value))
  const isOfEach = owned.length === booking.draft.travelers.length && distinct.size > 1
  return isOfEach && areNearest(owned, side, surroundings.lines) ? owned : null
}

/** Maximum number of lines between a leg's start and a reference beside it. */
const besideLines = 3

/** Whether a leg also starts in another line, as where each traveler has a list of legs. */
const isRepeated = ({ draft: { anchor } }: Booking, { candidates }: AssembledPage): boolean =>
  candidates.some(
    ({ mention, roles }) =>
      mention.type === anchor.mention.type &&
      mention.value === anchor.mention.value &&
      mention.line !== anchor.mention.line &&
      (roles.start ?? 0) >= minReference,
  )

/**
 * Whether each leg has its own reference next to its start, and there are no others of that form. It is then for all
 * travelers on that leg.
 */
function haveOwnBeside(legs: readonly Booking[], assembled: AssembledPage): boolean {
  const starts = legs.map(({ draft }) => draft.anchor.mention.line)
  const isBeside = ({ draft }: Booking): boolean => {
    const [line, own] = [draft.anchor.mention.line, draft.slots.reference?.mention.line ?? Number.NaN]
    const [from, to] = [Math.min(line, own), Math.max(line, own)]
    return to - from <= besideLines && !starts.some((other) => other !== line && other >= from && other <= to)
  }
  const values = new Set(legs.map(({ draft }) => draft.slots.reference?.mention.value ?? ''))
  const isAlike = (other: string): boolean => [...values].some((value) => areConsecutive(value, other))
  const isOther = ({ mention, roles }: Candidate): boolean =>
    mention.type === 'code' &&
    (roles.reference ?? 0) >= minReference &&
    !values.has(mention.value) &&
    isAlike(mention.value)
  return (
    values.size > 1 &&
    legs.every((leg) => isBeside(leg) && !isRepeated(leg, assembled)) &&
    !assembled.candidates.some(isOther)
  )
}

/**
 * References that do not belong to a booking's travelers even if near them: those of bookings of another kind, such as
 * hotel rooms next to a flight; those of other legs next to which they are printed; and, if the chosen reference is the
 * airline's own, all locators that are not.
 */
function foreignTo(
  booking: Booking,
  bookings: readonly Booking[],
  assembled: AssembledPage,
): (value: string) => boolean {
  const { value = '' } = booking.draft.slots.reference?.mention ?? {}
  const valuesOf = (some: readonly Booking[]): string[] =>
    some.flatMap(({ draft }) => draft.slots.reference?.mention.value ?? [])
  const others = valuesOf(bookings.filter(({ kind }) => kind !== booking.kind)).filter((other) => other !== value)
  const legs = kinds[booking.kind].isLeg ? bookings.filter(({ kind }) => kind === booking.kind) : []
  const taken = new Set(legs.length > 0 && haveOwnBeside(legs, assembled) ? valuesOf(legs) : [])
  const airlines = booking.kind === 'flight' ? airlineLocators(assembled) : new Set<string>()
  return (other) =>
    other !== value &&
    (taken.has(other) ||
      others.some((one) => one === other || areConsecutive(one, other)) ||
      (airlines.has(value) && isLocator(other) && !airlines.has(other)))
}

/** Splits a booking whose travelers have separate references into one per reference. */
function splitByReference(booking: Booking, bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { draft } = booking
  const chosen = draft.slots.reference
  if (!chosen || draft.travelers.length < 2) return [booking]
  const { value } = chosen.mention
  const isForeign = foreignTo(booking, bookings, assembled)
  const among = (areAlike: typeof areConsecutive, min: number): Candidate[] =>
    assembled.candidates.filter(
      ({ mention, roles }) =>
        mention.type === 'code' &&
        (roles.reference ?? 0) >= min &&
        !isForeign(mention.value) &&
        (mention.value === value || areAlike(mention.value, value)),
    )
  const consecutive = among(areConsecutive, minConsecutive)
  const hasOthers = consecutive.some(({ mention }) => mention.value !== value)
  const alike = hasOthers ? consecutive : among(areLocators, minReference)
  const surroundings = {
    lines: assembled.context.read.page.lines,
    start: draft.anchor.mention.line,
    chosen: chosen.mention,
    areConsecutive: hasOthers,
    rows: maxRows[hasOthers ? 'consecutive' : 'locator'],
  }
  const total = (owned: readonly NearestReference[]): number => owned.reduce((sum, { distance }) => sum + distance, 0)
  const [best] = (['before', 'behind'] as const)
    .flatMap((side) => {
      const owned = ownedOn(side, booking, alike, assembled, surroundings)
      return owned ? [owned] : []
    })
    .toSorted((a, b) => total(a) - total(b))
  if (!best) return [booking]
  const references = new Map(best.map(({ reference }) => [reference.mention.value, reference]))
  return [...references.values()].map((reference) => {
    const travelers = draft.travelers.filter((_, at) => best[at]?.reference.mention.value === reference.mention.value)
    const own = { ...booking, draft: { ...draft, slots: { ...draft.slots, reference }, travelers } }
    return reference.mention.value === value ? own : withRoomNights(own, assembled)
  })
}

/**
 * Gives bookings of a kind consecutive references in page order, if there are as many references as bookings and two
 * bookings chose the same one.
 */
function separateReferences(bookings: readonly Booking[], { candidates }: AssembledPage): Booking[] {
  const changed = new Map<Booking, Candidate>()
  for (const kind of new Set(bookings.map((one) => one.kind))) {
    const own = bookings
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => readingOrder(a.draft.anchor.mention) - readingOrder(b.draft.anchor.mention))
    const chosen = own.flatMap(({ draft }) => draft.slots.reference?.mention.value ?? [])
    const [first] = chosen
    if (first === undefined || chosen.length !== own.length || new Set(chosen).size === own.length) continue
    const all = new Map<string, Candidate>()
    for (const one of candidates.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention)))
      if (
        one.mention.type === 'code' &&
        (one.roles.reference ?? 0) >= minReference &&
        areConsecutive(one.mention.value, first)
      )
        all.set(one.mention.value, all.get(one.mention.value) ?? one)
    if (all.size !== own.length || !chosen.every((value) => all.has(value))) continue
    const ordered = [...all.values()]
    for (const [at, booking] of own.entries()) {
      const reference = ordered[at]
      if (reference) changed.set(booking, reference)
    }
  }
  return bookings.map((booking) => {
    const reference = changed.get(booking)
    return reference ? withReference(booking, reference) : booking
  })
}

/**
 * Gives each booking its own reference where a page has several by the same issuer: rooms, cars and travelers booked
 * together often have one each.
 */
export function withOwnReferences(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const separate = separateReferences(bookings, assembled)
  return separate.flatMap((booking) => splitByReference(booking, separate, assembled))
}
