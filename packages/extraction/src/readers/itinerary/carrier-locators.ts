import { airlineCalled, airlineName } from '@sextant/places/carriers/airline-name'

const locator = '([A-Z\\d]{5,8})(?![A-Z\\d])'
/** After a flight: `/DCBA*QX7K2P` (Sabre), `LH/QX7K2P`, `*1A/LH/QX7K2P*` (Amadeus). */
const behindFlight = [
  new RegExp(`/DC([A-Z\\d]{2})\\*${locator}`),
  new RegExp(`(?<![A-Z\\d])(?:\\*1A/)?([A-Z\\d]{2})/${locator}\\*?[ \\t]*$`),
]
/** Below the flights: `VL-1/LH*QX7K2P`, `VL-1/1G*LH/QX7K2P`, `VLOC-LH*QX7K2P` (Galileo), `AIRLINE LH*QX7K2P`. */
const listed = [
  new RegExp(`(?<![A-Z\\d])VL-\\d{1,2}/(?:1G\\*)?([A-Z\\d]{2})[*/]${locator}`, 'g'),
  new RegExp(`(?<![A-Z\\d])VLOC-([A-Z\\d]{2})\\*${locator}`, 'g'),
  new RegExp(`(?:AIRLINE|CARRIER|VENDOR)[A-Z ]{0,20}[: ]{1,4}([A-Z\\d]{2})[-*/]${locator}`, 'g'),
  /** In any language: `REF COMPAGNIE AT/QX7K2P`. */
  new RegExp(`(?<![\\p{L}\\d*/-])([A-Z][A-Z\\d]|\\d[A-Z])[*/](?=[A-Z\\d]{6}(?![A-Z\\d/]))${locator}`, 'gu'),
  new RegExp(`^[ \\t]*(?:G- ?)?([A-Z\\d]{2}) RLOC[ :-]{1,3}${locator}`, 'gm'),
]
/** Text between the word for an airline, or its name, and its locator: `RECORD LOCATOR:`, `Confirmation no.`. */
const label =
  "(?:'S)?(?: (?:BOOKING|RECORD|RESERVATION))?(?: (?:LOCATOR|REF(?:ERENCE)?|CONF(?:IRMATION)?|PNR|CODE)\\.?){1,2}(?: (?:NUMBER|NO|NBR)\\.?)?[ \\t]{0,3}[-:#]?[ \\t#]{0,8}"
/** `Airline Record Locator: QX7K2P`, `AIRLINE LOCATOR-QX7K2P`, `AIRLINE REF LH-QX7K2P`. */
const unnamed = new RegExp(`(?<!\\p{L} ?)(?:AIRLINE|CARRIER|VENDOR)S?${label}(?:([A-Z\\d]{2})[-*/])?${locator}`, 'giu')
/** `DELTA AIR LINES CONFIRMATION: QX7K2P`. */
const named = new RegExp(`^[ \\t]*(\\p{L}[\\p{L} .]{2,30}?)${label}${locator}`, 'gimu')
/** Whether a value is six capitals and digits, rather than a lowercase word: labels are matched case-insensitively. */
const isLocator = (value: string): boolean => /^[A-Z\d]{6}$/.test(value)
/** A separate list: a heading, and one line per airline, `LH - QX7K2P` (Worldspan), `LH*QX7K2P` (Sabre). */
const heading = /^[ \t]*(?:\*+ ?)?(?:VENDOR|AIRLINE|CARRIER) (?:LOCATORS?|RECORD LOCATORS?|REFERENCES?)[: *]*$/m
const ofAirline = new RegExp(`^[ \\t]*(?:\\d{1,2}[.)]? )?([A-Z\\d]{2})(?: ?[-:*] ?| {1,4})${locator}(?: .{0,30})?$`)
const maxLines = 12

/** A locator labelled as the airline's, and its position. */
interface Labelled {
  value: string
  at: number
}

/** The locators labelled as an airline's without its name. */
export const labelledLocators = (text: string): Labelled[] =>
  [...text.matchAll(unnamed)].flatMap(({ 2: value = '', index }) => (isLocator(value) ? [{ value, at: index }] : []))

/** The airlines' record locators below the flights of an itinerary, by IATA designator. */
export function listedLocators(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (carrier = '', value = ''): void => {
    if (airlineName(carrier) !== null && !found.has(carrier)) found.set(carrier, value)
  }
  for (const pattern of listed) for (const [, carrier, value] of text.matchAll(pattern)) add(carrier, value)
  for (const [, name = '', value = ''] of text.matchAll(named))
    if (isLocator(value)) add(airlineCalled(name) ?? '', value)
  const start = heading.exec(text)
  const below = start ? text.slice(start.index + start[0].length + 1).split('\n', maxLines) : []
  for (const line of below) {
    const match = ofAirline.exec(line)
    if (!match) break
    add(match[1], match[2])
  }
  return found
}

/** The airline's own record locator in the text after its flight. */
export function locatorBehind(carrier: string, rest: string): string | undefined {
  const match = behindFlight.map((pattern) => pattern.exec(rest)).find((one) => one?.[1] === carrier)
  return match?.[2]
}
