import type { Place } from '@sextant/contract/emails/reservation'
import { findStation } from '@sextant/places/stations/find-station'
import { addressIn, cityNamed } from './cities'

/** A train between two cities. */
export type RailLine = {
  readonly from: string
  readonly to: string
  readonly company: string
  readonly train: string
  readonly minutes: number
  /** A typical fare in euro. */
  readonly fare: number
  readonly stations: readonly [string, string]
}

/** `from|to|company|train|minutes|fare|station|station` */
const rows = `
Frankfurt|Cologne|Deutsche Bahn|ICE|65|55|Frankfurt(Main)Hbf|Köln Hbf
Frankfurt|Berlin|Deutsche Bahn|ICE|245|98|Frankfurt(Main)Hbf|Berlin Hbf
Frankfurt|Munich|Deutsche Bahn|ICE|200|88|Frankfurt(Main)Hbf|München Hbf
Frankfurt|Hamburg|Deutsche Bahn|ICE|225|95|Frankfurt(Main)Hbf|Hamburg Hbf
Berlin|Hamburg|Deutsche Bahn|ICE|105|62|Berlin Hbf|Hamburg Hbf
Berlin|Munich|Deutsche Bahn|ICE|240|105|Berlin Hbf|München Hbf
Frankfurt|Paris|Deutsche Bahn|ICE|235|119|Frankfurt(Main)Hbf|Paris Est
Frankfurt|Brussels|Deutsche Bahn|ICE|185|89|Frankfurt(Main)Hbf|Bruxelles Midi
Paris|Lyon|SNCF|TGV INOUI|118|79|Paris Gare de Lyon|Lyon Part Dieu
Paris|London|Eurostar|Eurostar|140|155|Paris Nord|London St. Pancras International
Paris|Brussels|Eurostar|Eurostar|82|75|Paris Nord|Bruxelles Midi
Paris|Amsterdam|Eurostar|Eurostar|200|110|Paris Nord|Amsterdam Centraal
London|Brussels|Eurostar|Eurostar|121|149|London St. Pancras International|Bruxelles Midi
London|Amsterdam|Eurostar|Eurostar|240|165|London St. Pancras International|Amsterdam Centraal
London|Edinburgh|LNER|Azuma|260|92|London Kings Cross|Edinburgh Waverley
London|Manchester|Avanti West Coast|Pendolino|128|84|London Euston|Manchester Piccadilly
Brussels|Amsterdam|NS International|Eurocity Direct|110|49|Bruxelles Midi|Amsterdam Centraal
Zurich|Milan|SBB|EuroCity|197|78|Zürich HB|Milano Centrale
Zurich|Geneva|SBB|InterCity|165|88|Zürich HB|Genève
Vienna|Munich|ÖBB|Railjet|240|85|Wien Hbf|München Hbf
Milan|Rome|Trenitalia|Frecciarossa|190|89|Milano Centrale|Roma Termini
Madrid|Barcelona|Renfe|AVE|150|95|Madrid Puerta de Atocha|Barcelona Sants
New York|Washington|Amtrak|Acela|175|189|New York Moynihan Train Hall|Washington Union Station
New York|Boston|Amtrak|Acela|225|179|New York Moynihan Train Hall|Boston South Station
`

const lines: readonly RailLine[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [from = '', to = '', company = '', train = '', minutes, fare, departureStation = '', arrivalStation = ''] =
      row.split('|')
    return {
      from,
      to,
      company,
      train,
      minutes: Number(minutes),
      fare: Number(fare),
      stations: [departureStation, arrivalStation],
    }
  })

/** The line between two cities, reversed if necessary so that it starts in the first; null if there is none. */
export function railLine(from: string, to: string): RailLine | null {
  const line = lines.find((one) => one.from === from && one.to === to)
  if (line) return line
  const back = lines.find((one) => one.from === to && one.to === from)
  return back ? { ...back, from, to, stations: [back.stations[1], back.stations[0]] } : null
}

/** The cities with direct trains from a city. */
export const railCities = (city: string): readonly string[] =>
  lines.flatMap(({ from, to }) => (from === city ? [to] : to === city ? [from] : []))

/** A station as in a booking; stations missing from the bundled data get their city's coordinates. */
export function stationPlace(cityName: string, name: string): Place {
  const city = cityNamed(cityName)
  const { address: _, ...place } = addressIn(city, name, '')
  const station = findStation(name, city.country)
  if (!station) return place
  return { ...place, station_code: station.uic, latitude: station.latitude, longitude: station.longitude }
}
