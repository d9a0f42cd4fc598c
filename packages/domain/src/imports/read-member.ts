import type { MemberField } from '@sextant/contract/imports/schemas'
import { namesWith } from '@sextant/contract/kit/fields'
import {
  locationPrecisions,
  maxLineLength,
  maxTagLength,
  maxTags,
  travelerFields,
} from '@sextant/contract/travelers/fields'
import type { TravelerDraft } from '@sextant/contract/travelers/schemas'
import { isZone } from '../kit/local-time'
import { memoize } from '../kit/memoize'
import { readCountry } from '../kit/read-country'
import { splitName } from '../kit/split-name'
import { truncate } from '../kit/truncate'
import { precisionOf, statusOf } from './member-synonyms'
import { type CellProblem, error, type Reading, warning } from './problem'
import { readAddress } from './read-address'
import { type PhoneReading, readPhone } from './read-phone'

/**
 * The fields of a person in a row. Absent ones were missing or empty in the file, since empty cells never clear
 * anything.
 */
export type MemberRow = TravelerDraft & {
  readonly extra_email_addresses?: readonly string[]
  readonly status?: 'Active' | 'Inactive'
}

export type MemberReading = {
  /** Null if an error prevents the row from being written. */
  readonly person: MemberRow | null
  readonly problems: readonly CellProblem[]
}

type Mutable = { -readonly [Key in keyof MemberRow]: MemberRow[Key] }

/** Fields that are copied unchanged. */
const plain = namesWith(travelerFields, 'kind', 'text')

const control = /\p{Cc}+/gu

/**
 * Reads one row of a people file. Only the address, which identifies the person, is required. Other unreadable cells
 * are omitted with a warning, and the person keeps the existing values.
 */
export function readMember(cells: ReadonlyMap<MemberField, string>, reading: Reading): MemberReading {
  const problems: CellProblem[] = []
  const address = valueOf(cells, 'email')
  const email = address && readAddress(address)
  if (!email)
    problems.push(error('email', address ? 'Value is not an email address.' : 'The email address is missing.', address))
  const person: Mutable = { email: email ?? '' }
  for (const field of plain) {
    const value = lineOf(cells, field, problems)
    if (value !== null) person[field] = value
  }
  readFullName(cells, person)
  readContact(cells, person, reading, problems)
  readPlace(cells, person, problems)
  readTags(cells, person, problems)
  readChoices(cells, person, problems)
  return { person: email ? person : null, problems }
}

/** A cell without surrounding whitespace; null if empty. */
function valueOf(cells: ReadonlyMap<MemberField, string>, field: MemberField): string | null {
  const cell = cells.get(field)
  return cell === undefined ? null : cell.trim() || null
}

/** A cell as one line of at most 200 characters, the limit of people's fields. */
function lineOf(cells: ReadonlyMap<MemberField, string>, field: MemberField, problems: CellProblem[]): string | null {
  const value = valueOf(cells, field)
  if (value === null) return null
  const line = control.test(value) ? value.replace(control, ' ') : value
  if (line.length <= maxLineLength) return line
  problems.push(
    warning(field, `Value has more than ${maxLineLength} characters; it is left out.`, `${truncate(line, 40)}…`),
  )
  return null
}

/** Fills first and last name from a full name if the file has no columns for them. */
function readFullName(cells: ReadonlyMap<MemberField, string>, person: Mutable): void {
  const full = valueOf(cells, 'full_name')
  if (full === null || (person.first_name && person.last_name)) return
  const { first_name, last_name } = splitName(truncate(full.replace(control, ' '), maxLineLength))
  if (first_name && !person.first_name) person.first_name = first_name
  if (last_name && !person.last_name) person.last_name = last_name
}

/** Caches the reader for the last country, since all rows of an import share it. */
let phones = { country: '', read: memoize<PhoneReading>(10_000, (text) => readPhone(text, null)) }

function phoneIn(text: string, country: string | null): PhoneReading {
  if (phones.country !== (country ?? '')) {
    phones = { country: country ?? '', read: memoize(10_000, (value) => readPhone(value, country)) }
  }
  return phones.read(text)
}

function readContact(
  cells: ReadonlyMap<MemberField, string>,
  person: Mutable,
  { phoneCountry }: Reading,
  problems: CellProblem[],
): void {
  const phone = lineOf(cells, 'phone', problems)
  if (phone !== null) {
    const read = phoneIn(phone, phoneCountry)
    if ('phone' in read) person.phone = read.phone
    else if (read.fault === 'unknown') person.phone = phone
    if ('fault' in read) problems.push(warning('phone', phoneFaults[read.fault], phone))
  }
  const manager = valueOf(cells, 'manager_email')
  if (manager !== null) {
    const address = readAddress(manager)
    if (address) person.manager_email = address
    else problems.push(warning('manager_email', 'Value is not an email address; it is left out.', manager))
  }
  readExtraAddresses(cells, person, problems)
}

const phoneFaults = {
  lost: 'Value is what a spreadsheet made of a long number: its last digits are lost, so it is left out.',
  unknown: 'Value is no number that can be dialled from abroad; it is kept as it stands.',
} as const

function readExtraAddresses(cells: ReadonlyMap<MemberField, string>, person: Mutable, problems: CellProblem[]): void {
  const cell = valueOf(cells, 'extra_email_addresses')
  if (cell === null) return
  const found: string[] = []
  for (const part of cell.replaceAll(/\s+/g, ' ').split(/[;,|]| (?=\S+@)/)) {
    const text = part.trim()
    const address = text && readAddress(text)
    if (address) found.push(address)
    else if (text)
      problems.push(warning('extra_email_addresses', 'Value is not an email address; it is left out.', text))
  }
  if (found.length > 0) person.extra_email_addresses = found
}

const zones = memoize(2_000, (name: string): boolean => /^[A-Z]/i.test(name) && isZone(name))

function readPlace(cells: ReadonlyMap<MemberField, string>, person: Mutable, problems: CellProblem[]): void {
  const country = lineOf(cells, 'country', problems)
  if (country !== null) {
    const code = readCountry(country)
    if (code) person.country = code
    else problems.push(warning('country', 'Value is not a country that is known; it is left out.', country))
  }
  const zone = lineOf(cells, 'time_zone_id', problems)
  if (zone === null) return
  if (zones(zone)) person.time_zone_id = zone
  else problems.push(warning('time_zone_id', 'Value is not a time zone such as Europe/Paris; it is left out.', zone))
}

function readTags(cells: ReadonlyMap<MemberField, string>, person: Mutable, problems: CellProblem[]): void {
  const cell = valueOf(cells, 'tags')
  if (cell === null) return
  const all = new Set(cell.split(/[;,|\n]/).map((tag) => tag.replace(control, ' ').trim()))
  all.delete('')
  const fitting = [...all].filter((tag) => tag.length <= maxTagLength)
  if (fitting.length < all.size || fitting.length > maxTags) {
    problems.push(
      warning(
        'tags',
        `Value holds more than ${maxTags} tags, or one of more than ${maxTagLength} characters; those are left out.`,
        truncate(cell, 80),
      ),
    )
  }
  if (fitting.length > 0) person.tags = fitting.slice(0, maxTags)
}

function readChoices(cells: ReadonlyMap<MemberField, string>, person: Mutable, problems: CellProblem[]): void {
  const status = valueOf(cells, 'status')
  if (status !== null) {
    const parsed = statusOf(status)
    if (parsed) person.status = parsed
    else problems.push(warning('status', 'Value is neither Active nor Inactive; it is left out.', status))
  }
  const precision = valueOf(cells, 'location_precision')
  if (precision === null) return
  const parsed = precisionOf(precision)
  if (parsed) person.location_precision = parsed
  else
    problems.push(
      warning('location_precision', `Value is none of ${locationPrecisions.join(', ')}; it is left out.`, precision),
    )
}
