import { airlineName } from '@sextant/places/carriers/airline-name'
import { folded } from '../../kit/fold'
import { matchesOf } from '../../kit/matches-of'
import { languages } from '../../languages/languages'
import { conceptTag } from '../../languages/lexicon'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

const locator = String.raw`(?=[A-Z\d]*[A-Z])[A-Z\d]{6}(?![\p{L}\d])`
/** An airline designator followed by that airline's record locator: `EK*JD7WQA`, `LA / JCVMTU`. */
const behindDesignator = new RegExp(String.raw`(?<![\p{L}\d*/])([A-Z][A-Z\d]|\d[A-Z]) ?[*/] ?(${locator})`, 'gu')
/** The reverse order: `KHTLVM (AM)`. */
const beforeDesignator = new RegExp(String.raw`(?<![\p{L}\d*/])(${locator}) ?\(([A-Z][A-Z\d]|\d[A-Z])\)`, 'gu')
const anyLocator = new RegExp(String.raw`(?<![\p{L}\d*/])${locator}`, 'gu')
/** Another airline's flight number, for example after a slash in a codeshare. */
const flightNumber = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}$/
/** Ends the label of one value in a line and starts the next. */
const boundary = /[;|·•]|\s{2,}/gu
const maxLabel = 60

/** Words for "airline" in all languages, folded, longest first. */
const airlineWords: readonly string[] = [
  ...new Set(
    languages.flatMap(({ labels }) => (labels.airline ?? '').split(/[,\n]/)).map((word) => folded(word.trim())),
  ),
]
  .filter((word) => word.length > (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(word) ? 1 : 4))
  .toSorted((a, b) => b.length - a.length)

/** Whether a label names an airline's reference: a word for an airline, plus another word. */
function isOfAirline(label: string): boolean {
  const text = folded(label)
  const word = text.length <= maxLabel ? airlineWords.find((one) => text.includes(one)) : undefined
  return word !== undefined && /\p{L}{2,}/u.test(text.replace(word, ' '))
}

/** A record locator that the page attributes to an airline, with its designator if stated. */
interface AirlineLocator {
  carrier: string | null
  mention: Mention
}

function labelOf(line: Line, start: number, { context }: AssembledPage): string {
  const own =
    line.text
      .slice(0, start)
      .split(boundary)
      .findLast((part) => /\p{L}/u.test(part)) ?? ''
  return own === '' ? (context.neighbors[line.index]?.left[0]?.text ?? '') : own
}

/** Minimum reference probability for letters that may also be a word: `AIR CANADA (AC)`. */
const minWord = 0.1

const isLocator = (value: string, { candidates }: AssembledPage): boolean =>
  /\d/.test(value) ||
  candidates.some(
    ({ mention, roles }) => mention.type === 'code' && mention.value === value && (roles.reference ?? 0) >= minWord,
  )

function locatorsIn(line: Line, assembled: AssembledPage): AirlineLocator[] {
  const at = (start: number, value: string): Mention => mentionAt(line, 'code', start, value, value, 'carried')
  const coded = [
    ...matchesOf(line.plain, behindDesignator).map(({ 0: all, 1: carrier = '', 2: value = '', index }) => ({
      carrier,
      mention: at(index + all.length - value.length, value),
    })),
    ...matchesOf(line.plain, beforeDesignator).map(({ 1: value = '', 2: carrier = '', index }) => ({
      carrier,
      mention: at(index, value),
    })),
  ].filter(({ carrier, mention }) => airlineName(carrier) !== null && !flightNumber.test(mention.value))
  const labelled = matchesOf(line.plain, anyLocator).flatMap(({ 0: value, index }) =>
    !flightNumber.test(value) && isOfAirline(labelOf(line, index, assembled))
      ? [{ carrier: null, mention: at(index, value) }]
      : [],
  )
  return [...coded, ...labelled].filter(({ mention }) => isLocator(mention.value, assembled))
}

const referenceTag = conceptTag('reference')

/** Whether a text has the first word of an airline's name, and another one: `United confirmation`. */
function isCalledBy(label: string, carrier: string): boolean {
  const [name = ''] = folded(airlineName(carrier) ?? '').split(' ')
  const words = folded(label).split(/[^\p{L}\p{N}]+/u)
  return name.length > 3 && label.length <= maxLabel && words[0] === name && words.length > 1
}

/** The locators of a carrier that are labelled as its reference, by its name: `United confirmation LTQXWM`. */
function locatorsCalledBy(carrier: string, assembled: AssembledPage): Map<string, Mention> {
  const { neighbors, read } = assembled.context
  const isLabelled = (line: Line, start: number): boolean => {
    const tags = read.tags[line.index] ?? []
    const left = neighbors[line.index]?.left[0]
    const labels = /\p{L}/u.test(line.text.slice(0, start)) ? tags.filter(({ end }) => end <= start) : []
    return [...labels, ...(left && labels.length === 0 ? (read.tags[left.index] ?? []) : [])].some(({ ids }) =>
      ids.includes(referenceTag),
    )
  }
  const found = read.page.lines
    .filter(({ origin, isQuoted }) => origin === 'body' && !isQuoted)
    .flatMap((line) =>
      matchesOf(line.plain, anyLocator).flatMap(({ 0: value, index }) =>
        !flightNumber.test(value) &&
        isLabelled(line, index) &&
        isCalledBy(labelOf(line, index, assembled), carrier) &&
        isLocator(value, assembled)
          ? [[value, mentionAt(line, 'code', index, value, value, 'carried')] as const]
          : [],
      ),
    )
  return new Map(found)
}

/** All airline record locators on a page. */
const locatorsOf = (assembled: AssembledPage): AirlineLocator[] =>
  assembled.context.read.page.lines
    .filter(({ origin, isQuoted }) => origin === 'body' && !isQuoted)
    .flatMap((line) => locatorsIn(line, assembled))

export const airlineLocators = (assembled: AssembledPage): Set<string> =>
  new Set(locatorsOf(assembled).map(({ mention }) => mention.value))

/**
 * Sets flights' references to the record locator assigned by the airline, where an agency's page shows it next to its
 * own reservation system's locator. The airline only accepts its own.
 */
export function withAirlineLocators(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const carrierOf = ({ draft }: Booking): string => draft.slots.number?.mention.detail ?? ''
  const flights = bookings.filter(({ kind }) => kind === 'flight')
  if (flights.length === 0) return [...bookings]
  const found = locatorsOf(assembled)
  const valuesFor = (accepts: (carrier: string | null) => boolean): Map<string, Mention> =>
    new Map(found.flatMap(({ carrier, mention }) => (accepts(carrier) ? [[mention.value, mention] as const] : [])))
  const isOneCarrier = new Set(flights.map(carrierOf)).size === 1
  return bookings.map((booking) => {
    if (booking.kind !== 'flight') return booking
    const coded = valuesFor((carrier) => carrier !== null && carrier === carrierOf(booking))
    const own = coded.size > 0 ? coded : locatorsCalledBy(carrierOf(booking), assembled)
    const values = own.size === 0 && isOneCarrier ? valuesFor((carrier) => carrier === null) : own
    const [mention] = values.values()
    const chosen = booking.draft.slots.reference?.mention.value
    if (values.size !== 1 || !mention || mention.value === chosen) return booking
    const known = assembled.candidates.find((one) => one.mention.type === 'code' && one.mention.value === mention.value)
    const reference: Candidate = known ?? { mention, roles: { reference: 1 }, features: new Int32Array() }
    return withReference(booking, reference)
  })
}
