import type { Reservation } from '@sextant/contract/emails/reservation'
import type { PartText } from '../../documents/part-text'
import { evidenceAt, proseText } from '../prose/prose-text'
import { labelledLocators, listedLocators } from './carrier-locators'
import { findColumnRows } from './find-column-rows'
import { findCoupons } from './find-coupons'
import { findFlightBlocks } from './find-flight-blocks'
import { findInvoiceBlocks } from './find-invoice-blocks'
import { findLabelledEnds } from './find-labelled-ends'
import { findPrintedLines } from './find-printed-lines'
import { findPrintedServices } from './find-printed-services'
import { findReceiptLines } from './find-receipt-lines'
import { findServiceRows } from './find-service-rows'
import { findStayBlocks } from './find-stay-blocks'
import { printedNames, unnumberedNames } from './printed-names'

/**
 * Positions of the booking reference: after its label, at the end of Amadeus's first line (`RP/… QX7K2P`), at the start
 * of Galileo's (`QX7K2P/AB FRAOU …`), after Worldspan's mark (`1P- QX7K2P`), or alone above the names or beside the
 * customer number (Sabre).
 */
const locators = [
  /(?<!\b(?:air ?lines?|airways|carrier|vendor)(?:'s)? )(?:record locator|booking ref(?:erence)?|localizador|codice (?:di )?prenotazione|(?:ref(?:erence)?|numero) (?:de )?dossier|buchungs(?:code|referenz)|filekey|reservation (?:code|number)|pnr|locator|booking code)[\s.:#-]{1,12}(?:(?:abacus|amadeus|apollo|galileo|sabre|worldspan)[\s.:#-]{1,12})?([A-Z0-9]{6})\b/i,
  /^[ \t]*RP\/.{10,80} ([A-Z\d]{6})[ \t]*$/m,
  /^[ \t]*RLOC (?:[A-Z\d]{2} )?([A-Z\d]{6})\b/m,
  /^[ \t]*([A-Z\d]{6})\/[A-Z\d]{2} [A-Z\d]{4,6} /m,
  /^[ \t]*1P- ?([A-Z\d]{6})[ \t]*$/m,
  /^[ \t]*([A-Z\d]{6})[ \t]*\n(?=[ \t]*1\.)/m,
  /^[ \t]*CUSTOMER NBR:.{1,40} ([A-Z]{6}) /m,
]

function locatorIn(text: string): { value: string; start: number } | null {
  const match = locators.map((pattern) => pattern.exec(text)).find((one) => one !== null)
  const value = match?.[1]
  return match && value ? { value, start: match.index + match[0].lastIndexOf(value) } : null
}

/** The line in which a segment was found. */
const lineOf = ({ evidence }: Reservation): number => Number.parseInt(evidence.number?.path ?? '', 10)

/**
 * Adds the airlines' own record locators to flights if the itinerary lists them separately: by airline, or labelled as
 * the airline's below each flight.
 */
function withCarrierLocators(segments: readonly Reservation[], text: string): Reservation[] {
  const carriers = listedLocators(text)
  const labelled = labelledLocators(text).map(({ value, at }) => ({
    value,
    line: text.slice(0, at).split('\n').length,
  }))
  const lines = segments.filter(({ kind }) => kind === 'flight').map(lineOf)
  return segments.map((segment) => {
    if (segment.kind !== 'flight' || segment.confirmation_no !== undefined) return segment
    const line = lineOf(segment)
    const next = Math.min(...lines.filter((other) => other > line))
    const below = labelled.find((one) => one.line >= line && one.line < next)
    const own = carriers.get(segment.provider?.iata_code ?? '') ?? below?.value
    return own === undefined ? segment : { ...segment, confirmation_no: own }
  })
}

/** Whether a flight leads to where it starts, which means that its places were misread. */
const isRound = ({ kind, start, end }: Reservation): boolean =>
  kind === 'flight' && start.place.iata_code !== undefined && start.place.iata_code === end.place.iata_code

/**
 * Itineraries as printed by reservation systems (Amadeus, Sabre, Galileo, Worldspan), with their travelers and record
 * locators: the airline's own, and the agency's in addition.
 */
export function readItineraries(words: readonly Pick<PartText, 'part' | 'text'>[], contextDate: string): Reservation[] {
  for (const { part, text } of words) {
    const prose = proseText(text, part, contextDate)
    const found = locatorIn(prose.text)
    const segments = [
      ...findPrintedLines(prose),
      ...findPrintedServices(prose),
      ...findInvoiceBlocks(prose),
      ...findFlightBlocks(prose),
      ...findStayBlocks(prose),
      ...findServiceRows(prose),
      ...findReceiptLines(prose),
    ]
    const numbered = printedNames(prose.text)
    const all = numbered.length > 0 ? numbered : unnumberedNames(prose.text)
    // A text with travelers' names in reservation system format is an agency's.
    if (segments.length === 0 && all.length > 0) segments.push(...findColumnRows(prose))
    if (segments.length === 0 && all.length > 0) segments.push(...findLabelledEnds(prose))
    if (segments.length === 0) segments.push(...findCoupons(prose))
    const valid = segments.filter((one) => !isRound(one))
    if (valid.length === 0) continue
    return withCarrierLocators(valid, prose.text).map((segment) => {
      // A car is rented by one person and has its own number, like a stay.
      const names = segment.kind === 'car' ? all.slice(0, 1) : all
      const own = segment.confirmation_no === undefined ? found : null
      return {
        ...segment,
        ...(own ? { confirmation_no: own.value } : {}),
        ...(found ? { references: [{ value: found.value, issuer: 'agency' as const }] } : {}),
        ...(segment.travelers.length === 0 && { travelers: names.map(({ value }) => ({ name: value })) }),
        evidence: {
          ...segment.evidence,
          ...(own ? { confirmation_no: evidenceAt(prose, own.start, own.start + 6) } : {}),
          ...Object.fromEntries(
            names.map((name, at) => [`travelers.${at}.name`, evidenceAt(prose, name.start, name.end)]),
          ),
        },
      }
    })
  }
  return []
}
