import type { Moment, Place, Reservation } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import { townName } from '@sextant/places/cities/town-name'
import { stationOfCode } from '@sextant/places/stations/find-station'

type Context = Parameters<typeof fromReservation>[1]

/** Turns a reservation into a segment draft with normalised place names, however its document writes them. */
export const draftFrom = (reservation: Reservation, context: Context): SegmentDraft | null =>
  fromReservation({ ...reservation, start: named(reservation.start), end: named(reservation.end) }, context)

type End = { readonly place: Place; readonly time: Moment }

const named = ({ place, time }: End): End => ({ place: withTown(withStation(place)), time })

const withTown = (place: Place): Place =>
  place.locality === undefined ? place : { ...place, locality: townName(place.locality, place.country_code) }

/** A station code (seven-digit UIC, or eight with check digit) in place of a station name. */
function withStation(place: Place): Place {
  const code = place.name?.trim() ?? ''
  const station = /^\d{7,8}$/.test(code) ? stationOfCode(code) : null
  return station ? { ...place, name: station.name, station_code: place.station_code ?? station.uic } : place
}
