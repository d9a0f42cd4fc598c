import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { citiesNamed } from '@sextant/places/cities/find-city'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { unnumberedNames } from './printed-names'
import { clockOf } from './segment-status'

/** A day's heading in an itinerary: `19 APR 27 - MONDAY`, `MON 19 APR 2027`. */
const heading = /^[ \t]*(?:[A-Z]{3,9},? )?(\d{1,2} ?[A-Z]{3} ?(?:\d{2}|\d{4}))(?: *[-–] *[A-Z]{3,9})?[ \t]*$/
const service = /^[ \t]{0,4}(AIR|CAR|HOTEL|HTL)[ \t]{1,12}(\S.*)$/

/** A service of an itinerary: its lines, and the day of its heading. */
interface Block {
  type: string
  day: string
  text: string
  at: Evidence
}

/** Splits an itinerary into its services, each up to the next one, the next day, or an empty line. */
function blocksOf(prose: ProseText): Block[] {
  const blocks: { type: string; day: string; start: number; end: number }[] = []
  let day: string | null = null
  let isOpen = false
  let at = 0
  for (const line of prose.text.split('\n')) {
    const date = heading.exec(line)?.[1]
    const type = service.exec(line)?.[1]
    if (date !== undefined) day = findDates(date, prose.contextDate)[0]?.value ?? day
    if (date !== undefined || line.trim() === '') isOpen = false
    if (type !== undefined && day !== null) {
      blocks.push({ type, day, start: at, end: at })
      isOpen = true
    }
    const last = blocks.at(-1)
    at += line.length + 1
    if (isOpen && last) last.end = at - 1
  }
  return blocks.slice(0, 50).map(({ type, day, start, end }) => ({
    type,
    day,
    text: prose.text.slice(start, end),
    at: evidenceAt(prose, start, end),
  }))
}

/** `1035A`, `10:35A`, `105P`, `1200N`, `1545`. */
const hour = '(\\d{1,2}:?\\d{2})([APNM]?)M?(?![\\d])'
const clock = (digits = '', half = ''): string | null => clockOf(digits.replace(':', ''), half)

const reference = /(?:\bREF|AIRLINE (?:LOCATOR|REF)|RECORD LOCATOR)[-: ]{1,3}([A-Z\d]{6})\b/
const confirmation = /\bCONF(?:IRM(?:ATION)?)?(?: (?:NUMBER|NO\.?|NBR))?[-: #]{1,3}([A-Z\d][A-Z\d-]{4,19})(?![A-Z\d])/

/** The place and time in a line with a leading word: `LV TULSA          1035A`, `AR OMAHA   OMA   955A`. */
const end = (word: string): RegExp =>
  new RegExp(`^[ \\t]{0,20}${word}[ \\t]{1,20}(\\S.{0,60}?)[ \\t]{2,40}${hour}(.{0,200})$`, 'm')
const [leaves, arrives] = [end('(?:LV|DEPART)'), end('(?:AR|ARRIVE)')]

function readFlight({ text, day, at }: Block): Reservation[] {
  const [, carrier = '', number = '', cabin] =
    /^[ \t]{0,8}AIR[ \t]{1,20}(\S.{0,60}?)[ \t]{2,40}(?:FLT|FLIGHT)[: ]{1,3}(?:[A-Z\d]{2} )?(\d{1,4})(?:[ \t]{2,40}(\S{1,30}(?: \S{1,30}){0,3}))?/.exec(
      text,
    ) ?? []
  const [, from = '', departsAt, departsHalf] = leaves.exec(text) ?? []
  const [, to = '', arrivesAt, arrivesHalf, rest = ''] = arrives.exec(text) ?? []
  const [departure, arrival] = [clock(departsAt, departsHalf), clock(arrivesAt, arrivesHalf)]
  if (number === '' || !departure || !arrival) return []
  const printed = /(?<![A-Z\d])(\d{1,2}[A-Z]{3})(?![A-Z\d])/.exec(rest)?.[1]
  const arrivalDay = printed ? (findDates(printed, day)[0]?.value ?? null) : null
  const ends = { from, to, departs: departure, arrives: arrival }
  return [writeFlight({ carrier, number, day, ...ends, arrivalDay, reference: reference.exec(text)?.[1], cabin }, at)]
}

function readStay({ text, day, at }: Block): Reservation[] {
  const lines = text.split('\n')
  const out = /\bOUT[- ]{1,3}(\d{1,2} ?[A-Z]{3})/.exec(text)?.[1]
  const end = out && findDates(out, day)[0]?.value
  const [first = '', second = ''] = lines.map(
    (line) =>
      line
        .trim()
        .replace(/^(?:HOTEL|HTL)\s+/, '')
        .split(/ {2,}/)[0] ?? '',
  )
  // The hotel's name follows the label, or is in the line below if a town does.
  const isHouse = /\b(?:HOTEL|INN|RESORT|SUITES|LODGE)\b/.test(second) || citiesNamed(first).length > 0
  const name = isHouse && /^[A-Z]/.test(second) && !/\d/.test(second) ? second : first
  if (!end || name === '') return []
  const draft = new Draft('lodging', 0.88)
  draft.set('name', name, at)
  draft.set('start.time.local', day, at)
  draft.set('end.time.local', end, at)
  draft.set('confirmation_no', confirmation.exec(text)?.[1], at)
  for (const [index, { value }] of unnumberedNames(text).entries()) draft.set(`travelers.${index}.name`, value, at)
  return [draft.finish('confirmed')]
}

function readCar({ text, day, at }: Block): Reservation[] {
  const [, first, second = ''] =
    /^[ \t]{0,8}CAR[ \t]{1,20}(\S.{0,60}?)(?:[ \t]{2}.{0,100})?\n[ \t]*(\S.{0,60}?)(?:[ \t]{2}|$)/m.exec(`${text}\n`) ??
    []
  const [, stated] = /PICK ?-?UP[-: ]{1,4}([A-Z][A-Z .'/]{1,50}?)(?:[ \t]{2}| \d{4}(?!\d)|$)/m.exec(text) ?? []
  // Without its own place, a pick-up is in the town behind the label, and the company is below it.
  const isBelow = stated === undefined && /^[A-Z][A-Z .-]+$/.test(second) && !second.startsWith('PICK')
  const place = stated ?? (isBelow ? (first ?? '') : '')
  const company = isBelow ? second : first
  const [, picked, pickedHalf] =
    new RegExp(
      `PICK ?-?UP(?:/|[- ]{1,3}|[^\\n]{0,60}?[ \\t]{2,}(?:\\d{1,2}[A-Z]{3}[/ ]{1,4})?|-[A-Z]{3} )${hour}`,
    ).exec(text) ?? []
  const [, returnPlace, out, back, backHalf] =
    new RegExp(
      `(?:RETURN|DROP ?OFF)[-: ]{1,4}(?:([A-Z][A-Z .'/]{1,50}?)[ \\t]{2,40})?(\\d{1,2}[A-Z]{3})(?:[/ ]{1,4}(?:[A-Z]{3} )?${hour})?`,
    ).exec(text) ?? []
  const end = out && findDates(out, day)[0]?.value
  if (place === '' || !end) return []
  const [from, to] = [clock(picked, pickedHalf), clock(back, backHalf)]
  const draft = new Draft('car', 0.88)
  draft.set('provider.name', company, at)
  draft.set('start.place.name', place, at)
  draft.set('end.place.name', returnPlace, at)
  draft.set('start.time.local', from === null ? day : `${day}T${from}`, at)
  draft.set('end.time.local', to === null ? end : `${end}T${to}`, at)
  draft.set('confirmation_no', confirmation.exec(text)?.[1], at)
  draft.set('travelers.0.name', unnumberedNames(text)[0]?.value, at)
  return [draft.finish('confirmed')]
}

/**
 * The services of an itinerary with invoice, as Sabre and Worldspan print it for travelers: a heading per day, and
 * below it blocks of lines that begin with `AIR`, `CAR` or `HOTEL`.
 */
export const findInvoiceBlocks = (prose: ProseText): Reservation[] =>
  blocksOf(prose).flatMap((block) =>
    block.type === 'AIR' ? readFlight(block) : block.type !== 'CAR' ? readStay(block) : readCar(block),
  )
