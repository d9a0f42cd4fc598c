import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import type { Found } from './find-dates'
import type { ProseText } from './prose-text'

const airportCode = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g
/** Three capitals that are words, currencies or months much more often than airports. */
const words = new Set(
  'THE AND FOR YOU ALL ARE NOT CAN VAT TAX USD EUR GBP CHF SEK NOK DKK CZK PLN PNR REF ETA ETD UTC GMT CET EST PST PDT JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN VIA DEP ARR ADT CHD INF BAG KGS PDF URL DIE DER DAS UND MIT VON LES DES UNE SIN CON PER TEL FAX NEW BUS'.split(
    ' ',
  ),
)

const findAirports = (text: string): Found<string>[] =>
  [...text.matchAll(airportCode)].flatMap((match): Found<string>[] => {
    const [, code = ''] = match
    const bracketed = text[match.index - 1] === '(' && text[match.index + 3] === ')'
    const airport = words.has(code) && !bracketed ? null : findAirport(code)
    return airport && (bracketed || airport.weight > 1)
      ? [{ value: code, start: match.index, end: match.index + 3 }]
      : []
  })

const airportCell =
  /(?<=^| {3})(?! )[^\n]{0,60}?\b(?:Airport|Flughafen|A[ée]roport|Aeropuerto|Aeroporto|Lufthavn|Flygplats|Luchthaven)\b[^\n]{0,30}?(?= {3}|$)/gimu

/** Airports that a line or a cell names in words: `Berlin, Tegel Airport, DE`. */
const findNamedAirports = (text: string): Found<string>[] =>
  [...text.matchAll(airportCell)].flatMap((match): Found<string>[] => {
    const [line] = match
    if (/\(([A-Z]{3})\)/.test(line)) return []
    const name = line.replace(/, [A-Z]{2}$/, '').replace(/\bterminal\b.*$/i, '')
    const airport = airportNamed(name)
    if (!airport) return []
    return [{ value: airport.iata, start: match.index, end: match.index + line.length }]
  })

const labelledEnd =
  /^[ \t]*(?:departure|arrival|departing|arriving|depart|arrive|from|to|von|nach|abflug|ankunft|departs?|arrives?|départ|arrivée|salida|llegada|partenza|arrivo|avgång|ankomst)(?: airport)?[ \t]*:[ \t]*(\p{L}[^\n:]{2,60}?)(?= {2,}| \d{1,2}[ .:/-]|$)/gimu

/** Airports that stand at a label in words: `DEPARTURE: BERLIN, DE (TEGEL)   12 MAR 09:00`. */
const findLabelledAirports = (text: string): Found<string>[] =>
  [...text.matchAll(labelledEnd)].slice(0, 60).flatMap((match): Found<string>[] => {
    const [whole, name = ''] = match
    const airport = /\([A-Z]{3}\b/.test(name) ? null : airportNamed(name.replace(/,?\s*terminal\b.*$/i, ''))
    const end = match.index + whole.length
    return airport ? [{ value: airport.iata, start: end - name.length, end }] : []
  })

/** The airports that a text names, by code or in words, in order. */
export const airportsIn = (text: string): Found<string>[] =>
  [...findAirports(text), ...findNamedAirports(text), ...findLabelledAirports(text)].toSorted(
    (a, b) => a.start - b.start,
  )

/** How far beside its time an airport stands. */
const beside = 30

/** The airport that stands next to a time, in its line. */
export function airportAt(
  { text }: ProseText,
  airports: readonly Found<string>[],
  time: Found<string>,
): Found<string> | null {
  const distance = (one: Found<string>): number =>
    one.start >= time.end ? one.start - time.end : time.start - one.end
  const near = airports.filter(
    (one) =>
      distance(one) <= beside &&
      !text.slice(Math.min(one.end, time.end), Math.max(one.start, time.start)).includes('\n'),
  )
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
