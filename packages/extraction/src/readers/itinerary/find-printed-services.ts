import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { clockOf, segmentStatus } from './segment-status'

/**
 * A stay or rental car as reservation systems print it, up to its dates; details follow, separated by slashes: ` 3 HHL
 * SI HK1 NYC 10JUN-11JUN 1NT 15231 SHERATON …`, `3 HHL DS HK1 DFW IN17MAR W-OUT18MAR 1NT …`, ` 4 CCR ZE HK1 MUC
 * 12MAR-15MAR ECMR/ARR-1337/DT-0800/CF-…`.
 */
const line =
  /^[ \t]*\d{1,2}[ .)]{1,4}(?<type>HHL|HTL|CCR|CAR) {1,3}(?<vendor>[A-Z\d]{2}) {1,3}(?<status>[A-Z]{2})\d{1,2} {1,3}(?<city>[A-Z]{3}) {1,3}(?:IN)?(?<from>\d{1,2}[A-Z]{3})(?: ?- ?| {1,3})(?:[A-Z]-)?(?:OUT)?(?<to>\d{1,2}[A-Z]{3})(?![A-Z\d])(?<behind>.{0,300}(?:\n(?![ \t]*(?:\d{1,2}[ .)]|[A-Z\d]{1,2}- |(?:FONE|TKTG|TKT|VLOC|ADRS|NOTE|DLVR|FOP|RMKS?)-|\n)).{1,100}){0,4})/gm

/**
 * A rental car or a stay with its first day before its status, as Sabre prints it: ` 2  CAR ZE 14MAY Q HK1
 * MIA/18MAY/ICAR`, ` 3  HTL YY 14MAY Q HK1 MIA/OUT18MAY/BEACH HOTEL`.
 */
const dayFirst =
  /^[ \t]*\d{1,2}[ .)]{1,4}(?<type>CAR|HTL) {1,3}(?<vendor>[A-Z\d]{2}) {1,3}(?<from>\d{1,2}[A-Z]{3}) {1,3}(?:[A-Z\d] {1,3})?(?<status>[A-Z]{2})\d{1,2} {1,3}(?<city>[A-Z]{3}) {0,3}\/ {0,3}(?:OUT)?(?<to>\d{1,2}[A-Z]{3})(?![A-Z\d])(?<behind>.{0,300}(?:\n(?![ \t]*(?:\d{1,2}[ .)]|[A-Z\d]{1,2}- |(?:FONE|TKTG|TKT|VLOC|ADRS|NOTE|DLVR|FOP|RMKS?)-|\n)).{1,100}){0,4})/gm

/**
 * Positions of the hotel's name: after the nights and its number, a daily rate, or its label, or alone after the dates.
 */
const houses = [
  /^ {0,4}\d{1,2}NT {1,3}(?:\d{3,6} {1,3})?(\S.{2,40}?)(?: {2,}| (?=\d (?:\d )?[A-Z\d]{4,8}\/|\d ?[A-Z][A-Z\d]{1,7}(?:\/| ?-\d))|\/)/,
  / DLY (?:[A-Z]{2} )?([A-Z][A-Z &'.-]{3,40}?)(?:\/|$)/,
  /\/(?:H|HN|HTL)-([A-Z][^/]{3,60})(?:\/|$)/,
  /^ {0,4}\/?([A-Z][A-Z'&.-]+(?: [A-Z'&.-]+){1,6}) ?(?:\/|$)/,
]

const renters: Readonly<Record<string, string>> = {
  AD: 'Advantage',
  AL: 'Alamo',
  EP: 'Europcar',
  ET: 'Enterprise',
  SX: 'Sixt',
  ZD: 'Budget',
  ZE: 'Hertz',
  ZI: 'Avis',
  ZL: 'National',
  ZR: 'Dollar',
  ZT: 'Thrifty',
}

/** Joins lines that were wrapped at the screen width. */
const joined = (rest: string): string =>
  rest
    .split('\n')
    .reduce((all, next) => all + next.replace(/^[ \t]+/, ''), '')
    .replace(/[*;] *$/, '')

/** A time after its label: `/ARR-1337`, `/ARR-LH400-1200P`. */
function hourOf(rest: string, marks: string): string | null {
  const [, digits, half = ''] =
    new RegExp(`/(?:${marks})-(?:[A-Z\\d]{3,8}-)?(\\d{3,4})([APNM]?)(?![A-Z\\d])`).exec(rest) ?? []
  return digits === undefined ? null : clockOf(digits, half)
}

function setStay(draft: Draft, code: string, days: readonly [string, string], rest: string, at: Evidence): void {
  const name = houses.map((pattern) => pattern.exec(rest)?.[1]).find((one) => one !== undefined)
  const town = findAirport(code)
  draft.set('name', name?.trim(), at)
  draft.set('start.time.local', days[0], at)
  draft.set('end.time.local', days[1], at)
  draft.set('start.place.locality', town?.locality, at)
  draft.set('start.place.country_code', town?.countryCode, at)
}

/** Sets the rental company, and the place: an airport, or a city code. */
function setCar(draft: Draft, vendor: string, code: string, at: Evidence): void {
  draft.set('provider.name', renters[vendor], at)
  for (const side of ['start', 'end'])
    draft.set(findAirport(code) ? `${side}.place.iata_code` : `${side}.place.name`, code, at)
}

/** Sets the dates, times and price of a rental. */
function setRental(draft: Draft, days: readonly [string, string], rest: string, at: Evidence): void {
  const [pickUp, dropOff] = [hourOf(rest, 'ARR|PUP'), hourOf(rest, 'DT|RT|RET')]
  const [, currency, price] = /\/AT-([A-Z]{3})(\d{1,9}\.\d\d)/.exec(rest) ?? []
  draft.set('start.time.local', pickUp === null ? days[0] : `${days[0]}T${pickUp}`, at)
  draft.set('end.time.local', dropOff === null ? days[1] : `${days[1]}T${dropOff}`, at)
  draft.set('price', price, at)
  draft.set('currency', currency, at)
}

/** The stays and rental cars of an itinerary printed by a reservation system. */
export function findPrintedServices(prose: ProseText): Reservation[] {
  const found = [line, dayFirst].flatMap((pattern) => [...prose.text.matchAll(pattern)])
  return found.slice(0, 50).flatMap((match): Reservation[] => {
    const { type, vendor = '', status = '', city = '', from = '', to = '', behind = '' } = match.groups ?? {}
    const start = findDates(from, prose.contextDate)[0]?.value
    const end = start && findDates(to, start)[0]?.value
    if (!start || !end) return []
    const rest = joined(behind)
    const isStay = type === 'HHL' || type === 'HTL'
    const at = evidenceAt(prose, match.index, match.index + match[0].length)
    const draft = new Draft(isStay ? 'lodging' : 'car', 0.88)
    if (isStay) setStay(draft, city, [start, end], rest, at)
    else setCar(draft, vendor, city, at)
    if (!isStay) setRental(draft, [start, end], rest, at)
    draft.set('confirmation_no', /[/-]CF-([A-Z\d]{4,20})/.exec(rest)?.[1], at)
    return [draft.finish(segmentStatus(status))]
  })
}
