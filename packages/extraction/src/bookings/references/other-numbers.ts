import { findAirport } from '@sextant/places/airports/find-airport'
import { countryCode } from '@sextant/places/countries/country-code'
import { conceptTag, type Tag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Candidate } from '../roles'

const otherNumber = conceptTag('otherNumber')
const referenceTags = [conceptTag('reference'), conceptTag('agencyReference')]

/** Minimum reference probability of a code in whose presence a code with another label loses its role. */
const minReference = 0.5
/** Minimum reference probability for a code to be considered. */
const minPossible = 0.02
/** Maximum number of characters between a label and its value in a line. */
const maxGap = 12

/** Labels of the contract of a rental, whose number is not that of its booking, right before a code. */
const contractLabel =
  /(?<!\p{L})(?:rental (?:record|agreement)|mietvertrag(?:s(?:-?nummer)?)?|contrat de location|contrato de (?:alquiler|arrendamiento|locacao|aluguer)|contratto di noleggio|lettera di noleggio|huurcontract|hyresavtal|lejekontrakt|leiekontrakt|umowa najmu)(?: ?(?:number|nummer|no|nr|n[°º]|numero))?[\s.:#]*$/u

/** Whether a code is the number of a rental's contract, by the words before it. */
const isOfContract = ({ mention: { line, start } }: Candidate, { read }: Context): boolean =>
  contractLabel.test((read.page.lines[line]?.folded ?? '').slice(0, start))

const hasReference = ({ ids }: Tag): boolean => referenceTags.some((id) => ids.includes(id))

/** The label of a code: the words right before it, or else the line to its left or above it. */
function labelOf({ mention }: Candidate, { read, isPure, neighbors }: Context): readonly Tag[] {
  const line = read.page.lines[mention.line]
  if (!line) return []
  const last = (read.tags[line.index] ?? []).findLast(({ end }) => end <= mention.start)
  if (last) return mention.start - last.end <= maxGap ? [last] : []
  const around = neighbors[line.index]
  const isLabel = (one: Line | undefined): boolean => one !== undefined && (isPure[one.index] ?? false)
  const label = [around?.left[0], around?.above[0]].find(isLabel)
  return label ? (read.tags[label.index] ?? []) : []
}

/** Minimum probability of being a leg's number for a code not to be a reference: `SN 2176`. */
const minNumber = 0.9
/** The same for a code that consists of an airline's designator and that number: `9C8515`. */
const minDesignated = 0.7
const designator = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/

/** Whether a code is the number of a leg, or the designator with the number. */
function isNumber({ line, start, end, value }: Mention, { mention, roles }: Candidate): boolean {
  if (mention.type !== 'number' || mention.line !== line) return false
  const isWithin = mention.start <= start && mention.end >= end
  const isDesignated = value.endsWith(mention.value) && designator.test(value.slice(0, -mention.value.length))
  return (roles.number ?? 0) >= (isDesignated ? minDesignated : minNumber) && (isWithin || isDesignated)
}

/** Clears the roles of codes that are certainly flight or train numbers. */
function leaveNumbersOfLegs(candidates: readonly Candidate[]): void {
  const numbers = candidates.filter(({ mention }) => mention.type === 'number')
  for (const one of candidates)
    if (
      one.mention.type === 'code' &&
      (one.roles.reference ?? 0) < minReference &&
      numbers.some((number) => isNumber(one.mention, number))
    )
      one.roles = { none: 1 }
}

/** Minimum probability of being an hour for digits not to be a reference: `14OCT26 1200`. */
const minHour = 0.6

/** Clears the roles of digits that are likely hours of a booking. */
function leaveHours(candidates: readonly Candidate[]): void {
  const hours = candidates.filter(
    ({ mention, roles }) => mention.type === 'time' && (roles.start ?? 0) + (roles.end ?? 0) >= minHour,
  )
  for (const one of candidates)
    if (
      one.mention.type === 'code' &&
      /^\d{3,4}$/.test(one.mention.value) &&
      (one.roles.reference ?? 0) < minReference &&
      hours.some(({ mention }) => mention.line === one.mention.line && mention.start === one.mention.start)
    )
      one.roles = { none: 1 }
}

/** Minimum probability of being a traveler for the words of a name not to be references: `RAHMAN`. */
const minTraveler = 0.9

/** Clears the roles of words in capitals that are certainly part of a traveler's name. */
function leaveNames(candidates: readonly Candidate[]): void {
  const names = candidates.filter(
    ({ mention, roles }) => mention.type === 'text' && (roles.traveler ?? 0) >= minTraveler,
  )
  for (const one of candidates)
    if (
      one.mention.type === 'code' &&
      /^[A-Z]+$/.test(one.mention.value) &&
      (one.roles.reference ?? 0) < minReference &&
      names.some(
        ({ mention }) =>
          mention.line === one.mention.line && mention.start <= one.mention.start && mention.end >= one.mention.end,
      )
    )
      one.roles = { none: 1 }
}

/** A number of beds, rooms, nights or people, as reservation systems concatenate them: `1KING`, `2QUEEN`, `3NTS`. */
const count =
  /^\d{1,2}(?:KINGS?|QUEENS?|TWINS?|DOUBLES?|SINGLES?|SUITES?|BEDS?|ROOMS?|RMS?|NIGHTS?|NTS?|PAX|ADULTS?|ADT|CHD|INF|GUESTS?)$/

/** Clears the roles of codes that are counts. */
function leaveCounts(candidates: readonly Candidate[]): void {
  for (const one of candidates)
    if (one.mention.type === 'code' && count.test(one.mention.value)) one.roles = { none: 1 }
}

/** The label of a vehicle's plate, in front of its letters and digits. */
const plate =
  /(?:licen[cs]e plate|number ?plate|vehicle registration|kennzeichen|plaque(?: d.immatriculation)?|immatriculation|matr[ií]cula|targa|kenteken|nummerplad?e|registreringsnummer|rejestracyjny|plaka)\s?[:：#]?\s?$/iu

/** Clears the roles of vehicles' plates. */
function leavePlates(candidates: readonly Candidate[], { read: { page } }: Context): void {
  for (const one of candidates) {
    const { type, line, start } = one.mention
    if (type === 'code' && plate.test((page.lines[line]?.text ?? '').slice(0, start))) one.roles = { none: 1 }
  }
}

/** A postal code with its country before a town, at the start of a line or of a part of it: `D-59174 Kamen`. */
const countryPostcode =
  /(?:^|[,;·|]\s?)((?:A|AT|B|BE|BG|CH|CZ|D|DE|DK|E|EE|ES|F|FI|FIN|FL|FR|GR|H|HR|HU|I|IT|L|LI|LT|LU|LV|N|NL|NO|P|PL|PT|RO|RS|S|SE|SI|SK|SLO|UA)-\d{4,5}) \p{Lu}\p{Ll}/u

/** Clears the roles of postal codes with their country. */
function leavePostcodes(candidates: readonly Candidate[], { read: { page } }: Context): void {
  for (const one of candidates) {
    const { type, line, value } = one.mention
    if (type === 'code' && countryPostcode.exec(page.lines[line]?.text ?? '')?.[1] === value) one.roles = { none: 1 }
  }
}

/** Clears the roles of countries in capitals, and of both airports of a flight without a date: `SK OPEN Y  ARNHEL`. */
function leavePlaces(candidates: readonly Candidate[], { read: { page }, neighbors }: Context): void {
  for (const one of candidates) {
    const { type, line, start, value } = one.mention
    if (type !== 'code' || !/^[A-Z]+$/.test(value)) continue
    const isRoute =
      value.length === 6 && [value.slice(0, 3), value.slice(3)].every((code) => findAirport(code) !== null)
    const before = [...(neighbors[line]?.left ?? []).map(({ text }) => text), page.lines[line]?.text.slice(0, start)]
    const isOpen = isRoute && /\bOPEN\b/.test(before.join(' '))
    if (isOpen || (value.length > 3 && countryCode(value) !== null)) one.roles = { none: 1 }
  }
}

/** The label of the number of a room. */
const room =
  /(?<!\p{L})(?:room|zimmer|chambre|camera|habitaci[oó]n|quarto|kamer|rum|værelse|huone|pok[oó]j|szoba|oda)(?:s?-?(?: ?(?:number|nummer|no|nr|n[°ºr]|numero|num[eé]ro|n[uú]mero|numer[io]?))?)[\s.:#]*$/iu

/** Clears the roles of the numbers of rooms. */
function leaveRooms(candidates: readonly Candidate[], { read: { page }, neighbors }: Context): void {
  for (const one of candidates) {
    const { type, line, start, value } = one.mention
    if (type !== 'code' || !/^\d{1,4}$/.test(value)) continue
    const before = (page.lines[line]?.text ?? '').slice(0, start)
    if (room.test(before.trim() === '' ? (neighbors[line]?.left[0]?.text ?? '') : before)) one.roles = { none: 1 }
  }
}

/**
 * Clears the roles of codes labelled as other numbers, such as a cancellation's or an invoice's, if another code is
 * labelled as a reference.
 */
export function dropOtherNumbers(candidates: readonly Candidate[], context: Context): void {
  leaveNumbersOfLegs(candidates)
  leaveHours(candidates)
  leaveCounts(candidates)
  leaveNames(candidates)
  leavePostcodes(candidates, context)
  leavePlates(candidates, context)
  leaveRooms(candidates, context)
  leavePlaces(candidates, context)
  const codes = candidates
    .filter(({ mention, roles }) => mention.type === 'code' && (roles.reference ?? 0) >= minPossible)
    .map((candidate) => ({ candidate, label: labelOf(candidate, context) }))
  const referenced = codes.filter(({ label }) => label.some(hasReference))
  if (!referenced.some(({ candidate }) => (candidate.roles.reference ?? 0) >= minReference)) return
  const references = new Set(referenced.map(({ candidate }) => candidate.mention.value))
  const others = codes.filter(
    ({ candidate, label }) => label.some(({ ids }) => ids.includes(otherNumber)) || isOfContract(candidate, context),
  )
  const values = new Set(others.map(({ candidate }) => candidate.mention.value).filter((one) => !references.has(one)))
  for (const { candidate } of codes) if (values.has(candidate.mention.value)) candidate.roles = { none: 1 }
}
