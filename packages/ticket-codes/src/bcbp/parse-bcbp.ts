import { type BcbpLeg, legOf } from './leg'
import { looseLegs } from './loose-legs'

export interface Bcbp {
  /** As printed: `DESMARAIS/LUC`. */
  name: string
  legs: BcbpLeg[]
  /** The pass's issue date: last digit of the year, and day of the year. */
  issued: { yearDigit: number; dayOfYear: number } | null
}

const head = 23
const legLength = 37
/** The minimum length, up to the day of the flight. */
const shortest = 24

/** The leg at an offset, padded with spaces if it is truncated after its day. */
const legAt = (code: string, offset: number): string => {
  const leg = code.slice(offset, offset + legLength)
  return leg.length < shortest ? leg : leg.padEnd(legLength - 2)
}

/**
 * A leg's mandatory fields (IATA Resolution 792, attachment A): 35 characters and the size of the rest. May be
 * truncated after the day.
 */
const mandatory =
  /^([A-Z\d ]{7})([A-Z]{3})([A-Z]{3})([A-Z\d ]{3})([ \d]{4}[A-Z\d ]|[ \d]{3}[A-Z ]{2})([ \d]{2}\d)([^\d])(.{4})(?:.{5}.([\dA-F ]{2})?)?/s
/** The same at any offset, starting with the locator, for codes whose fields are too short or too long. */
const anywhere =
  /(?<=[E ])(?!E[A-Z\d]{6} {0,2}[A-Z]{6})[A-Z\d]{5,7} {0,2}[A-Z]{6}[A-Z\d][A-Z\d ]{2}(?:[ \d]{4}[A-Z ]|[ \d]{3}[A-Z ]{2})\d{3}[A-Z ][ \d]{3}[A-Z ]/

const hex = (text: string): number => Number.parseInt(text, 16) || 0

/** The issue date, in the items of the first leg only: `>`, version, size, then ten fields of fixed width. */
function issueDate(conditional: string): Bcbp['issued'] {
  const [, digit, day] = /^>.[\dA-F]{2}.{3}(\d)(\d{3})/.exec(conditional) ?? []
  return digit && day ? { yearDigit: Number(digit), dayOfYear: Number(day) } : null
}

/** Ticket and frequent flyer numbers, in the items repeated for each leg. */
function repeated(conditional: string, first: boolean): { ticket: string; membership: string } {
  const skipped = first && conditional.startsWith('>') ? 4 + hex(conditional.slice(2, 4)) : 0
  const size = hex(conditional.slice(skipped, skipped + 2))
  const items = conditional.slice(skipped + 2, skipped + 2 + size)
  const [, airline, serial] = /^(\d{3})(\d{10})/.exec(items) ?? []
  return { ticket: airline ? `${airline} ${serial}` : '', membership: items.slice(21, 37).trim() }
}

/**
 * Where the first leg starts: after a name of 20 characters and the ticket indicator, or of another length by mistake.
 */
function firstLeg(code: string): number | null {
  if (mandatory.test(legAt(code, head))) return head
  // without the electronic ticket indicator
  const unmarked = legAt(code, head - 1)
  if (mandatory.test(unmarked) && !/^E[A-Z\d]{6}/.test(unmarked)) return head - 1
  return shifted(code, 6)
}

/**
 * The start of the next leg after an offset, if fields have wrong lengths. A letter before the locator of the leg
 * before it belongs to that leg.
 */
function shifted(code: string, from: number, locator = ''): number | null {
  const found = anywhere.exec(code.slice(from, from + 400))
  if (!found) return null
  const isGlued = locator.length > 4 && found[0].startsWith(`${locator} `, 1)
  return from + found.index + Number(isGlued)
}

/** The leg's fields if the locator is shorter or longer than it should be. */
function aligned(code: string, offset: number): string {
  const whole = legAt(code, offset)
  if (mandatory.test(whole)) return whole
  const leg = code.slice(offset, offset + legLength + 2)
  const candidates = [6, 5, 7].map((length) => leg.slice(0, length).padEnd(7) + leg.slice(length).trimStart())
  return candidates.find((candidate) => mandatory.test(candidate)) ?? leg
}

function readLeg(code: string, offset: number, first: boolean): { leg: BcbpLeg; conditional: string } | null {
  const match = mandatory.exec(aligned(code, offset))
  if (!match) return null
  const [, pnr = '', from = '', to = '', carrier = '', number = '', day = '', compartment = '', seat = '', size] = match
  const conditional = code.slice(offset + legLength, offset + legLength + hex(size ?? ''))
  const leg = legOf({ pnr, from, to, carrier, number, day, compartment, seat, offset }, repeated(conditional, first))
  return leg && { leg, conditional }
}

/** The name, which ends before the first leg or at its fixed length, whichever is first; null if there is none. */
function nameBefore(code: string, start: number): string | null {
  const name = code
    .slice(2, start > head ? start : Math.min(start, head - 1))
    .replace(/\s+E?$/, '')
    .replace(/\s*\((?:INF|CHD|ADT)\)$/, '')
    .trim()
  return /^[\p{L}][\p{L}\s/.'-]+$/u.test(name) ? name : null
}

/** A code with truncated or shifted fields, whose legs are found by their airports. */
function parseLoosely(code: string, count: number): Bcbp | null {
  const legs = looseLegs(code, 6).slice(0, count)
  const name = legs[0] ? nameBefore(code, legs[0].offset) : null
  return name !== null && legs.length > 0 ? { name, legs, issued: null } : null
}

/**
 * Parses a boarding pass code leniently: with or without the prefix of passes or scanners (ISO/IEC 15424), in
 * lowercase, without the electronic ticket indicator, with fields of wrong lengths. Null if the text is not one.
 */
export function parseBcbp(text: string): Bcbp | null {
  const bare = text.replace(/^\s*(?:(?:aztec|qr|pdf417|azteccode|barcode)[^:]{0,10}:|\][A-Za-z]\d)?\s*/i, '')
  const code = bare.toUpperCase().length === bare.length ? bare.toUpperCase() : bare
  const count = Number(/^M([1-9])/.exec(code)?.[1] ?? 0)
  const start = count === 0 ? null : firstLeg(code)
  if (start === null) return count === 0 ? null : parseLoosely(code, count)
  const name = nameBefore(code, start)
  if (name === null) return null
  const legs: BcbpLeg[] = []
  let issued: Bcbp['issued'] = null
  let offset: number | null = start
  while (offset !== null && legs.length < count) {
    const read = readLeg(code, offset, legs.length === 0)
    if (!read) break
    if (legs.length === 0) issued = issueDate(read.conditional)
    legs.push(read.leg)
    const next: number = offset + legLength + read.conditional.length
    offset = mandatory.test(code.slice(next, next + legLength))
      ? next
      : shifted(code, offset + 30, read.leg.confirmationNo)
  }
  return legs.length > 0 ? { name, legs, issued } : null
}
