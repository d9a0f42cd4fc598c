import type { Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../draft'
import { findDates } from '../prose/find-dates'
import { evidenceAt, type ProseText } from '../prose/prose-text'

/**
 * A line of an itinerary as the reservation systems print it (Amadeus, Galileo, Sabre):
 * ` 1. EY  289 E  09JAN AMDAUH TK1  0505   0700  O*`; `#` or `+1` marks the day after.
 */
const line =
  /^[ \t]*\d{1,2}[ .)]+([A-Z\d]{2}) {0,3}(\d{1,4})[ ]{0,3}([A-Z])[ ]{1,4}(\d{1,2}[A-Z]{3})(?: [A-Z\d])? {1,3}([A-Z]{3})([A-Z]{3})[* ]{1,3}[A-Z]{2}\d{1,2} {1,4}(?:\d{1,2}[A-Z]? )?(\d{4}) {1,4}([#*+]?)(\d{4})(\+\d)?/gm
const name = /(?:^[ \t]*| {2,})\d{1,2}\.(?:\d{1,2})?([A-Z][A-Z' -]+\/[A-Z][A-Z ]+?)(?=\s{2,}|\s*$|\s\d)/gm

const clock = (digits: string): string => `${digits.slice(0, 2)}:${digits.slice(2)}:00`

/** Names of such an itinerary: `1.1DOE/JOHN MR`. */
export const printedNames = (text: string): { value: string; start: number; end: number }[] =>
  [...text.matchAll(name)].map((match) => {
    const [whole, value = ''] = match
    return { value, start: match.index, end: match.index + whole.length }
  })

/** The flights of an itinerary that a reservation system printed. */
export function findPrintedLines(prose: ProseText): Reservation[] {
  return [...prose.text.matchAll(line)].flatMap((match): Reservation[] => {
    const [whole, carrier = '', number = '', bookingClass, date = '', from = '', to = ''] = match
    const [departure = '', mark, arrival = '', later] = match.slice(7)
    const day = findDates(date, prose.contextDate)[0]?.value
    if (!day || !findAirport(from) || !findAirport(to)) return []
    const at = evidenceAt(prose, match.index, match.index + whole.length)
    const draft = new Draft('flight', 0.88)
    draft.set('provider.iata_code', carrier, at)
    draft.set('number', number, at)
    draft.set('booking_class', bookingClass, at)
    draft.set('start.place.iata_code', from, at)
    draft.set('end.place.iata_code', to, at)
    draft.set('start.time.local', `${day}T${clock(departure)}`, at)
    const days = later ? Number(later.slice(1)) : mark ? 1 : 0
    draft.set('end.time.local', `${addDays(day, days)}T${clock(arrival)}`, at)
    return [draft.finish('confirmed')]
  })
}
