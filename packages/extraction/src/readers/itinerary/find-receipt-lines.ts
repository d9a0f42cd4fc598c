import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { clockOf } from './segment-status'

/** The head of the flights of an electronic ticket's receipt (Amadeus). */
const head = /^[ \t]*FROM ?\/ ?TO +FLIGHT +CL +DATE +DEP\b/im
/** `MADRID BARAJAS   IB 3166 Y  12MAR  1615`: where it starts, flight, class, day, hour. */
const line =
  /^[ \t]*([A-Z][A-Z .,'-]{2,30}?)[ \t]+([A-Z\d]{2}) {0,3}(\d{1,4}) +([A-Z]) +(\d{1,2}[A-Z]{3}(?:\d{2})?) +(\d{4})(?!\d).{0,120}$/
const arrivalTime = /\bARRIVAL TIME ?: ?(\d{4})(?!\d)/i
const arrivalDate = /\bARRIVAL DATE ?: ?(\d{1,2}[A-Z]{3})/i
/** A town alone in its line, or in front of the hour of arrival. */
const town = /^[ \t]*([A-Z][A-Z .,'-]{2,30}?)(?:[ \t]{2,}.*)?$/i
const remark = /^[ \t]*(?:TERMINAL|ARRIVAL|OPERATED|MARKETED|AT CHECK|VIA |STOP|FLIGHT|ENDORSE|PAYMENT|FARE)/i
const townIn = (text: string): string | undefined => (remark.test(text) ? undefined : town.exec(text)?.[1])

/** `NEW YORK JFK` as a name with its code apart. */
const named = (text: string): string => text.trim().replace(/ +([A-Z]{3})$/, '  $1')

/**
 * The flights of a receipt for an electronic ticket: a line for each flight, and below it where and when it arrives.
 * Without a place there, it leads to where the next one starts.
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
    const [, from = '', carrier = '', number = '', , date = '', hour = ''] = flight
    const rest = lines.slice(index + 1)
    const next = rest.findIndex((one) => one.flight !== null)
    const below = rest.slice(0, next < 0 ? 8 : next)
    const arrives = below.map((one) => arrivalTime.exec(one.text)?.[1]).find(Boolean)
    const to = below.map((one) => townIn(one.text)).find(Boolean) ?? rest[next]?.flight?.[1]
    const day = findDates(date, prose.contextDate)[0]?.value
    const [departure, arrival] = [clockOf(hour, ''), clockOf(arrives ?? '', '')]
    if (!day || !departure || !arrival || !to) return []
    const on = below.map((one) => arrivalDate.exec(one.text)?.[1]).find(Boolean)
    const printed = {
      carrier,
      number,
      day,
      from: named(from),
      to: named(to),
      departs: departure,
      arrives: arrival,
      arrivalDay: on ? (findDates(on, day)[0]?.value ?? null) : null,
      reference: undefined,
      cabin: undefined,
    }
    return [writeFlight(printed, evidenceAt(prose, start, start + text.length))]
  })
}
