import { findAirport } from '@sextant/places/airports/find-airport'
import type { Draft } from '../kit/draft'
import type { Node } from './node'

/** Reads an address: a PostalAddress, or one line of text. */
function readAddress(draft: Draft, field: string, address: Node): void {
  const line = address.scalar()
  if (line !== undefined) {
    draft.set(`${field}.address`, line, address.evidence())
    return
  }
  draft.text(`${field}.address`, address.at('streetAddress'))
  const town = address.at('addressLocality')
  const [, postal, rest] = /^(\d{4,5}) (\p{Lu}.*)$/u.exec(town.text() ?? '') ?? []
  draft.set(`${field}.locality`, rest ?? town.text(), town.evidence())
  draft.text(`${field}.admin_code`, address.at('addressRegion'))
  draft.text(`${field}.postal_code`, address.at('postalCode'))
  draft.set(`${field}.postal_code`, postal, town.evidence())
  draft.text(`${field}.country_code`, address.at('addressCountry'))
}

function readNumber(draft: Draft, field: string, node: Node): void {
  const text = node.text()
  if (text !== undefined) draft.set(field, Number(text.replace(',', '.')), node.evidence())
}

/** Reads codes that identify stations: `uic:8000105`, `ibnr:8000105`. */
function readStationCode(draft: Draft, field: string, node: Node): void {
  const code = node.at('identifier')
  const text = code.at('value').text() ?? code.scalar()
  const uic = /^(?:uic|ibnr|sncf|db)?:?(\d{7})/i.exec(text ?? '')?.[1]
  draft.set(field, uic, code.evidence())
}

/** Reads a schema.org Place (airport, station, hotel, restaurant, venue, or just a name) into the place at `field`. */
export function readPlace(draft: Draft, field: string, place: Node): void {
  if (!place.exists) return
  const name = place.at('name').exists ? place.at('name') : place
  // An airport may be given only by its code.
  const isCode = draft.kind === 'flight' && findAirport(name.text() ?? '') !== null
  if (!isCode) draft.text(`${field}.name`, name)
  const iata =
    [place.at('iataCode'), place.at('iata')].find(({ exists }) => exists) ?? (isCode ? name : place.at('iata'))
  const code = iata.text()?.toUpperCase()
  if (code && /^[A-Z]{3}$/.test(code)) draft.set(`${field}.iata_code`, code, iata.evidence())
  readAddress(draft, field, place.at('address').exists ? place.at('address') : place.at('location.address'))
  readNumber(
    draft,
    `${field}.latitude`,
    place.at('geo.latitude').exists ? place.at('geo.latitude') : place.at('latitude'),
  )
  readNumber(
    draft,
    `${field}.longitude`,
    place.at('geo.longitude').exists ? place.at('geo.longitude') : place.at('longitude'),
  )
  readStationCode(draft, `${field}.station_code`, place)
  draft.text(`${field}.phone`, place.at('telephone'))
}
