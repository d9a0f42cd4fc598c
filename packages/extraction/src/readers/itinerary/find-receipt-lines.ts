import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { addDays } from '@sextant/domain/kit/local-time'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { clockOf } from './segment-status'

/** The table header of an electronic ticket receipt's flights (Amadeus and Galileo, in the airlines' languages). */
const head =
  /^[ \t]*(?:FROM ?\/ ?TO|DE ?\/ ?(?:A|PARA)|DA ?\/ ?A|DESDE ?\/ ?HASTA|VON ?\/ ?NACH) +(?:FLIGHT|VOL|VUELO|VOLO|VOO|FLUG) +(?:CL|KL)\b/im
/** `MADRID BARAJAS   IB 3166 Y  12MAR  1615  1745`: origin, flight, class, date, departure, and optionally arrival. */
const line =
  /^[ \t]*(\p{Lu}[\p{L} .,'()-]{2,34}?)[ \t]+([A-Z\d]{2}) {0,3}(\d{1,4}) +([A-Z]) +(\d{1,2}[A-Z]{3}(?:\d{2})?) +(\d{4})(?!\d)(?: {1,9}(\d{4})(?!\d)(?:\+(\d))?)?.{0,120}$/u
const arrivalTime =
  /\b(?:ARRIVAL TIME|HEURE D.ARRIVEE|HORA (?:DE )?(?:LLEGADA|CHEGADA)|ORA (?:DI )?ARRIVO|ANKUNFTSZEIT) ?: ?(\d{4})(?!\d)/i
const arrivalDate =
  /\b(?:ARRIVAL DATE|DATE D.ARRIVEE|FECHA (?:DE )?LLEGADA|DATA (?:DE )?CHEGADA|DATA (?:DI )?ARRIVO|ANKUNFTSDATUM) ?:? ?(\d{1,2}[A-Z]{3})/i
/** `ARRIVAL: ADDIS ABABA, BOLE INTL, TERMINAL 2`. */
const arrivalPlace =
  /^[ \t]*(?:ARRIVAL|ARRIVEE|LLEGADA|CHEGADA|ARRIVO|ANKUNFT) ?: ?(.{3,60}?)(?:, ?TERMINAL\b.{0,10})?$/i
/** A town alone in its line, or before the time of arrival. */
const town = /^[ \t]*(\p{Lu}[\p{L} .,'()-]{2,34}?)(?:[ \t]{2,}.*)?$/iu
const remark =
  /^[ \t]*(?:TERMINAL|ARRIVAL|ARRIVEE|LLEGADA|CHEGADA|ARRIVO|ANKUNFT|OPERATED|MARKETED|AT CHECK|VIA |STOP|FLIGHT|ENDORSE|PAYMENT|FARE)/i
const townIn = (text: string): string | undefined =>
  remark.test(text) ? undefined : town.exec(text.replace(arrivalTime, '  '))?.[1]

/** `NEW YORK JFK` and `PARIS (CDG)` as a name with a separate code. */
const named = (text: string): string => text.trim().replace(/ +\(?([A-Z]{3})\)?$/, '  $1')

/** Extends a name by the rest of it in the line below: `BEIRUT RAFIC` and `HARIRI INTL`. */
function continued(name: string, below: string | undefined): string {
  const rest = below === undefined || arrivalTime.test(below) || arrivalPlace.test(below) ? undefined : townIn(below)
  return named(rest === undefined ? name : `${name.trim()} ${rest}`)
}

/** A flight's destination according to the lines below it: the town next to the arrival time, else the first town. */
function arrivalIn(below: readonly string[]): string | undefined {
  const labelled = below.map((text) => arrivalPlace.exec(text)?.[1]).find(Boolean)
  if (labelled !== undefined) return labelled
  const at = below.findIndex((text) => arrivalTime.test(text))
  const beside = townIn(below[at] ?? '')
  return beside === undefined ? below.map(townIn).find(Boolean) : continued(beside, below[at + 1])
}

/** Whether the destination is labelled, so that a town above it is still part of the origin. */
const isArrivalApart = (below: readonly string[]): boolean =>
  below.some((text) => arrivalPlace.test(text) || (arrivalTime.test(text) && townIn(text) !== undefined))

/**
 * The flights of an electronic ticket receipt: a line per flight, with arrival place and time below. Without a place,
 * the destination is where the next flight starts.
 */
export function findReceiptLines(prose: ProseText): Reservation[] {
  const begin = head.exec(prose.text)
  if (!begin) return []
  let at = begin.index
  const lines = prose.text
    .slice(begin.index)
    .split('\n')
    .slice(0, 200)
    .map((text) => {
      const start = at
      at += text.length + 1
      return { text, start, flight: line.exec(text) }
    })
  return lines.flatMap(({ text, start, flight }, index): Reservation[] => {
    if (!flight) return []
    const [, from = '', carrier = '', number = '', , date = '', hour = '', end, later] = flight
    const rest = lines.slice(index + 1)
    const next = rest.findIndex((one) => one.flight !== null)
    const below = rest.slice(0, next < 0 ? 8 : next).map((one) => one.text)
    const arrives = end ?? below.map((one) => arrivalTime.exec(one)?.[1]).find(Boolean)
    const to = arrivalIn(below) ?? rest[next]?.flight?.[1]
    const day = findDates(date, prose.contextDate)[0]?.value
    const [departure, arrival] = [clockOf(hour, ''), clockOf(arrives ?? '', '')]
    if (!day || !departure || !arrival || !to) return []
    const on = below.map((one) => arrivalDate.exec(one)?.[1]).find(Boolean)
    const arrivalDay = on ? findDates(on, day)[0]?.value : later && addDays(day, Number(later))
    const printed = {
      carrier,
      number,
      day,
      from: isArrivalApart(below) ? continued(from, below[0]) : named(from),
      to: named(to),
      departs: departure,
      arrives: arrival,
      arrivalDay: arrivalDay ?? null,
      reference: undefined,
      cabin: undefined,
    }
    return [writeFlight(printed, evidenceAt(prose, start, start + text.length))]
  })
}
