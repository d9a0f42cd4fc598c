import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { dayOf } from '../kit/local-time'
import { commonFields, type DraftContext } from './common-fields'
import { assumedOf, type Draft } from './draft'

/** Default times of a booking without them (spec §5). */
const defaultCheckin = '15:00'
const defaultCheckout = '11:00'

const paths = {
  hotel_name: ['name', 'start.place.name', 'provider.name'],
  chain: 'provider.name',
  checkin_date: 'start.time.local',
  checkin_time: 'start.time.local',
  checkout_date: 'end.time.local',
  checkout_time: 'end.time.local',
  number_of_rooms: 'rooms',
  number_of_guests: 'guests',
  room_type: 'room_type',
  phone: ['start.place.phone', 'provider.phone'],
}

/** Converts a lodging reservation to a segment that begins and ends at the hotel, with derived nights. */
export function hotelDraft(reservation: Reservation, context: DraftContext): Draft<'hotel'> {
  const { start, end, provider } = reservation
  const stay = { ...reservation, end: { place: start.place, time: end.time } }
  const common = commonFields(stay, context, paths)
  const hotel_name = reservation.name ?? start.place.name ?? provider.name ?? null
  const { assumed: _, ...metadata } = common.metadata
  const assumed = [
    ...(timeOf(start.time) ? [] : ['checkin_time']),
    ...(timeOf(end.time) ? [] : ['checkout_time']),
    ...assumedOf(common).filter((field) => field === 'booked_at'),
  ]
  return {
    ...common,
    metadata: { ...metadata, ...(assumed.length > 0 && { assumed }) },
    type: 'hotel',
    provider: provider.name ?? hotel_name,
    hotel_name,
    chain: provider.name === hotel_name ? null : (provider.name ?? null),
    checkin_date: start.time.local ? dayOf(start.time.local) : null,
    checkin_time: timeOf(start.time) ?? defaultCheckin,
    checkout_date: end.time.local ? dayOf(end.time.local) : null,
    checkout_time: timeOf(end.time) ?? defaultCheckout,
    number_of_rooms: reservation.rooms ?? null,
    number_of_guests: reservation.guests ?? null,
    room_type: reservation.room_type ?? null,
    rate_description: null,
    daily_rate: null,
    cancellation_policy: null,
    phone: start.place.phone ?? provider.phone ?? null,
  }
}

/** `HH:MM` of a local time. Many systems write midnight for "no time", and nobody checks in then. */
function timeOf({ local }: Moment): string | null {
  const time = local?.slice(11, 16)
  return time && time !== '00:00' ? time : null
}
