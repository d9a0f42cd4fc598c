import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { clockOf } from './segment-status'

/**
 * A flight in the columns service, from, to, depart and arrive, with the date and airport names below:
 *
 *     LUFTHANSA - LH 463     MIAMI FL         FRANKFURT DE      1555    0655
 *     SAT 26MAY              INTERNATIONAL    FRANKFURT INTL            27MAY
 *
 * The flight may be alone in its line, with its date in front of the towns.
 */
const columns =
  '(?<from>\\S.{0,30}?[ \\t]{2,20})(?<to>\\S.{0,30}?[ \\t]{2,20})(?<departing>\\d{4}[ \\t]{1,20})(?<arriving>\\d{4})[ \\t]*\\n'
const service = '[ \\t]{0,8}\\S.{0,40}? - (?<carrier>[A-Z\\d]{2}) ?(?<number>\\d{1,4})'
const date = '[ \\t]{0,8}[A-Z]{3} (?<date>\\d{1,2}[A-Z]{3})(?![A-Z\\d])'
const others = '(?<rest>(?:\\n(?!.{0,50} - [A-Z\\d]{2} ?\\d{1,4}(?: {2}|$))[ \\t]*\\S.{0,200}){0,10})'
const rows = [
  new RegExp(`^(?<head>${service}[ \\t]{2,20})${columns}(?<below>${date}.{0,200})${others}`, 'gm'),
  new RegExp(`^${service}[ \\t]*\\n(?<head>${date}[ \\t]{2,30})${columns}(?<below>.{0,200})${others}`, 'gm'),
]

/** A town, with the text below it in its column if that identifies one of several airports. */
function placeOf(town: string, below: string): string {
  const whole = `${town.trim()} (${below.trim()})`
  return below.trim() !== '' && airportNamed(whole) ? whole : town.trim()
}

/** The flights of an itinerary as Amadeus prints it in columns. */
const findFlights = (prose: ProseText): Reservation[] =>
  rows
    .flatMap((row) => [...prose.text.matchAll(row)].slice(0, 50))
    .flatMap((match): Reservation[] => {
      const {
        head = '',
        carrier = '',
        number = '',
        from = '',
        to = '',
        departing = '',
        arriving = '',
      } = match.groups ?? {}
      const { below = '', date = '', rest = '' } = match.groups ?? {}
      const day = findDates(date, prose.contextDate)[0]?.value
      const [departs, arrives] = [clockOf(departing.trim(), ''), clockOf(arriving, '')]
      if (!day || !departs || !arrives) return []
      const [second, third] = [head.length + from.length, head.length + from.length + to.length]
      const printed = /\d{1,2}[A-Z]{3}/.exec(below.slice(third))?.[0]
      const locator = new RegExp(`RESERVATION NUMBER(?:\\(S\\)|S)?:?[^\\n]{0,200}?\\b${carrier}/([A-Z\\d]{6})\\b`)
      const flight = {
        carrier,
        number,
        day,
        from: placeOf(from, below.slice(head.length, second)),
        to: placeOf(to, below.slice(second, third)),
        departs,
        arrives,
        arrivalDay: printed ? (findDates(printed, day)[0]?.value ?? null) : null,
        reference: locator.exec(prose.text)?.[1],
        cabin: /RESERVATION CONFIRMED - [A-Z] (\S+(?: \S+)*)/.exec(rest)?.[1],
      }
      return [writeFlight(flight, evidenceAt(prose, match.index, match.index + match[0].length))]
    })

/**
 * A stay between the flights, up to the next empty line:
 *
 *     HOTEL    09APR     ROVE DOWNTOWN DUBAI          CONFIRMED
 *     OUT 13APR TUE      CONFIRMATION: 8841773-R
 */
const stay =
  /^[ \t]{0,8}HOTEL[ \t]{1,20}(\d{1,2}[A-Z]{3})[ \t]{1,20}(\S.{0,60}?)(?:[ \t]{2}.{0,200})?((?:\n(?=[ \t]*\S).{0,200}){1,12})/gm

/** The stays of an itinerary as Amadeus prints it in columns. */
const findStays = (prose: ProseText): Reservation[] =>
  [...prose.text.matchAll(stay)].slice(0, 50).flatMap((match): Reservation[] => {
    const [whole, from = '', name = '', rest = ''] = match
    const start = findDates(from, prose.contextDate)[0]?.value
    const out = /^[ \t]*OUT[ \t-]{1,4}(\d{1,2}[A-Z]{3})/m.exec(rest)?.[1]
    const end = start && out && findDates(out, start)[0]?.value
    if (!start || !end) return []
    const at = evidenceAt(prose, match.index, match.index + whole.length)
    const draft = new Draft('lodging', 0.88)
    draft.set('name', name, at)
    draft.set('start.time.local', start, at)
    draft.set('end.time.local', end, at)
    draft.set('confirmation_no', /CONFIRMATION(?: NUMBER)?[-: ]{1,3}([A-Z\d-]{4,20})/.exec(rest)?.[1], at)
    return [draft.finish('confirmed')]
  })

/** The flights and stays of an itinerary as Amadeus prints it in columns. */
export const findServiceRows = (prose: ProseText): Reservation[] => [...findFlights(prose), ...findStays(prose)]
