import { airlineName } from '@sextant/places/carriers/airline-name'

const locator = '([A-Z\\d]{5,8})(?![A-Z\\d])'
/** Behind a flight: `/DCBA*QX7K2P` (Sabre), `LH/QX7K2P`, `*1A/LH/QX7K2P*` (Amadeus). */
const behindFlight = [
  new RegExp(`/DC([A-Z\\d]{2})\\*${locator}`),
  new RegExp(`(?<![A-Z\\d])(?:\\*1A/)?([A-Z\\d]{2})/${locator}\\*?[ \\t]*$`),
]
/** Below the flights: `VL-1/LH*QX7K2P`, `VL-1/1G*LH/QX7K2P`, `VLOC-LH*QX7K2P` (Galileo), `AIRLINE LH*QX7K2P`. */
const listed = [
  new RegExp(`(?<![A-Z\\d])VL-\\d{1,2}/(?:1G\\*)?([A-Z\\d]{2})[*/]${locator}`, 'g'),
  new RegExp(`(?<![A-Z\\d])VLOC-([A-Z\\d]{2})\\*${locator}`, 'g'),
  new RegExp(`(?:AIRLINE|CARRIER|VENDOR)[A-Z ]{0,20}[: ]{1,4}([A-Z\\d]{2})[*/]${locator}`, 'g'),
]
/** A list of its own: a heading, and a line for each airline, `LH - QX7K2P` (Worldspan), `LH*QX7K2P` (Sabre). */
const heading = /^[ \t]*(?:\*+ ?)?(?:VENDOR|AIRLINE|CARRIER) (?:LOCATORS?|RECORD LOCATORS?|REFERENCES?)[: *]*$/m
const ofAirline = new RegExp(`^[ \\t]*(?:\\d{1,2}[.)]? )?([A-Z\\d]{2})(?: ?[-:*] ?| {1,4})${locator}(?: .{0,30})?$`)
const maxLines = 12

/** The airlines' record locators below the flights of an itinerary, by IATA designator. */
export function listedLocators(text: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (carrier = '', value = ''): void => {
    if (airlineName(carrier) !== null && !found.has(carrier)) found.set(carrier, value)
  }
  for (const pattern of listed) for (const [, carrier, value] of text.matchAll(pattern)) add(carrier, value)
  const start = heading.exec(text)
  const below = start ? text.slice(start.index + start[0].length + 1).split('\n', maxLines) : []
  for (const line of below) {
    const match = ofAirline.exec(line)
    if (!match) break
    add(match[1], match[2])
  }
  return found
}

/** The airline's own record locator in what stands behind its flight. */
export function locatorBehind(carrier: string, rest: string): string | undefined {
  const match = behindFlight.map((pattern) => pattern.exec(rest)).find((one) => one?.[1] === carrier)
  return match?.[2]
}
