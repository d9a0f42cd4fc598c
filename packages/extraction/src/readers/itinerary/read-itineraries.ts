import type { Reservation } from '@sextant/contract/emails/reservation'
import { evidenceAt, proseText } from '../prose/prose-text'
import type { Words } from '../words'
import { findPrintedLines, printedNames } from './find-printed-lines'

const locator =
  /(?:record locator|booking ref(?:erence)?|reservation (?:code|number)|pnr|locator|booking code)[\s.:#-]{1,12}([A-Z0-9]{6})\b/i

/** Itineraries as reservation systems print them (Amadeus, Galileo, Sabre), with their travelers and record locator. */
export function readItineraries(words: readonly Words[], contextDate: string): Reservation[] {
  for (const { part, text } of words) {
    const prose = proseText(text, part, contextDate)
    const flights = findPrintedLines(prose)
    if (flights.length === 0) continue
    const names = printedNames(prose.text)
    const found = locator.exec(prose.text)
    const start = found ? found.index + found[0].length - (found[1]?.length ?? 0) : 0
    return flights.map((flight) => ({
      ...flight,
      ...(found?.[1] ? { confirmation_no: found[1] } : {}),
      travelers: names.map(({ value }) => ({ name: value })),
      evidence: {
        ...flight.evidence,
        ...(found ? { confirmation_no: evidenceAt(prose, start, start + 6) } : {}),
        ...Object.fromEntries(
          names.map((name, at) => [`travelers.${at}.name`, evidenceAt(prose, name.start, name.end)]),
        ),
      },
    }))
  }
  return []
}
