import { airlineCalled, airlineName } from '@sextant/places/carriers/airline-name'
import { fold } from '@sextant/places/kit/fold'

const flightNumber =
  /(?<![\p{L}\d])([A-Z]{2}|[A-Z]\d|\d[A-Z]|EZY|EJU|EZS|ANA|JAL) ?(\d{1,4})(?:(?=[便次편])|(?![\p{L}\d]))/gu

/** Designators of three letters, or the airline's initials, that airlines print instead of their own of two. */
const byIcao: Readonly<Record<string, string>> = { EZY: 'U2', EJU: 'EC', EZS: 'DS', ANA: 'NH', JAL: 'JL' }

/** A flight number with a known airline, from the first text that has one. */
export function flightIn(texts: readonly string[]): { airline: string; number: string } | null {
  for (const text of texts) {
    for (const [, written = '', number = ''] of text.matchAll(flightNumber)) {
      const airline = byIcao[written] ?? written
      if (airlineName(airline) !== null) return { airline, number }
    }
  }
  return null
}

/** A flight by the name of its airline: `Lufthansa 7`, `Southwest Airlines Flight 1884`. */
export function flightOfAirline(text: string): { airline: string; number: string } | null {
  const [, name = '', number = ''] =
    /^(\p{L}[\p{L} .'-]{2,30}?)(?: (?:[Ff]light|[Ff]lug|[Vv]ol|[Vv]uelo)(?: No\.)?)? #? ?(\d{1,4})(?!\d|[:.]\d)/u.exec(
      text.trim(),
    ) ?? []
  const airline = airlineCalled(name)
  return airline === null ? null : { airline, number }
}

/** Whether a title has a flight number and its airline's name: `Ryanair FR 8554`. */
export function namesAirline(title: string): boolean {
  const flight = flightIn([title])
  const name = fold((flight && airlineName(flight.airline)) ?? '')
  return name !== '' && fold(title).includes(name)
}
