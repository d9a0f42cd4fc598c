import type { Moment, Place, Reservation } from '@sextant/contract/emails/reservation'

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two texts are compatible: either is unknown, they are equal when folded, or one is a prefix of the other. */
function agree(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return true
  const [x, y] = [fold(a), fold(b)]
  return x === y || x.startsWith(y) || y.startsWith(x)
}

const equal = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a.toUpperCase() === b.toUpperCase()

/** A train's number without category and leading zeros, since codes and free text write it in several ways. */
const bareNumber = (number: string | undefined): string | undefined =>
  number?.replace(/^\D+(?=\d)/, '').replace(/^0+(?=\d)/, '')

/** Whether two bookings of a kind may have the same number. */
const sameNumber = (a: Reservation, b: Reservation): boolean =>
  a.kind === 'train' ? equal(bareNumber(a.number), bareNumber(b.number)) : equal(a.number, b.number)

/** Whether two times are compatible: equal to the minute, or to the day if one has no time. */
function sameTime(a: Moment, b: Moment, precision = 16): boolean {
  if (a.local === undefined || b.local === undefined) return true
  const length = Math.min(a.local.length, b.local.length, precision)
  return a.local.slice(0, length) === b.local.slice(0, length)
}

export function samePlace(a: Place, b: Place): boolean {
  if (a.iata_code !== undefined && b.iata_code !== undefined) return a.iata_code === b.iata_code
  if (a.station_code !== undefined && b.station_code !== undefined) return a.station_code === b.station_code
  return agree(a.name, b.name)
}

/**
 * Whether two reservations are the same: same kind, same day, and no contradicting value. Travelers are not compared,
 * because several may travel on one leg.
 */
export function isSame(a: Reservation, b: Reservation): boolean {
  if (a.kind !== b.kind || a.start.time.local === undefined || b.start.time.local === undefined) return false
  const precision = a.kind === 'lodging' ? 10 : 16
  return (
    equal(a.confirmation_no, b.confirmation_no) &&
    sameNumber(a, b) &&
    sameTime(a.start.time, b.start.time, precision) &&
    sameTime(a.end.time, b.end.time, precision) &&
    samePlace(a.start.place, b.start.place) &&
    samePlace(a.end.place, b.end.place) &&
    agree(a.name, b.name)
  )
}

/**
 * Whether a booking covers another that was read incompletely: one of the same kind that starts in the same minute, or
 * matches the incomplete one as far as known, without a different day, number, place, name or reference. One of another
 * kind must start in the same minute, because readers may classify it differently.
 */
export function mayDescribe(complete: Reservation, incomplete: Reservation): boolean {
  const [a, b] = [complete.start.time.local, incomplete.start.time.local]
  if (a !== undefined && b !== undefined && Math.min(a.length, b.length) > 10 && complete.kind !== 'lodging')
    return a.slice(0, 16) === b.slice(0, 16)
  const numbers = [complete.confirmation_no, ...(complete.references ?? []).map(({ value }) => value)]
  return (
    complete.kind === incomplete.kind &&
    numbers.some((number) => equal(number, incomplete.confirmation_no)) &&
    sameNumber(complete, incomplete) &&
    sameTime(complete.start.time, incomplete.start.time, 10) &&
    sameTime(complete.end.time, incomplete.end.time, 10) &&
    samePlace(complete.start.place, incomplete.start.place) &&
    samePlace(complete.end.place, incomplete.end.place) &&
    agree(complete.name, incomplete.name)
  )
}

/** Whether two travelers are the same person: no value contradicts. */
export function isSamePerson(a: Reservation['travelers'][number], b: Reservation['travelers'][number]): boolean {
  const sorted = (name: string | undefined): string | undefined => name && fold(name).split(' ').toSorted().join(' ')
  const [x, y] = [sorted(a.name), sorted(b.name)]
  return (
    (x === undefined || y === undefined || x === y) && equal(a.ticket_number, b.ticket_number) && equal(a.seat, b.seat)
  )
}
