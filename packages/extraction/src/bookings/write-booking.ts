import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { airlineName } from '@sextant/places/carriers/airline-name'
import type { Find } from '../finds/find'
import type { Context } from '../links/find-features'
import { Draft as Fields } from '../readers/draft'
import { addressOf, priceOf } from './details'
import { kinds } from './kinds'
import type { Booking } from './resolve'

/** What is read from words is never as sure as what is written for machines. */
const maxConfidence = 0.89

const evidenceOf = ({ line, start, end }: Find, { read: { page } }: Context): Evidence => ({
  reader: 'words',
  part: page.part,
  path: `${line + 1}:${start + 1}`,
  text: (page.lines[line]?.text ?? '').slice(start, end).slice(0, 200),
})

/** How sure a booking is, all its values together. */
function confidenceOf({ probability, draft }: Booking): number {
  const sure = kinds[draft.kind].slots.map((slot) => draft.sureness[slot] ?? 1)
  const all = sure.reduce((product, one) => product * Math.max(one, 0.05), 1)
  return Math.round(Math.min(maxConfidence, probability * all ** (1 / Math.max(1, sure.length)))* 100) / 100
}

const seconds = (local: string): string => (local.length === 16 ? `${local}:00` : local)

/** A booking as a reservation, each value with where it stands. */
export function writeBooking(booking: Booking, bookings: readonly Booking[], status: Reservation['status'], company: string, context: Context): Reservation {
  const { draft, kind, start, end } = booking
  const { slots, begin, travelers } = draft
  const fields = new Fields(kind, confidenceOf(booking))
  const set = (field: string, value: string | undefined, find: Find | undefined): void => {
    if (find) fields.set(field, value ?? find.value, evidenceOf(find, context))
  }
  set('start.time.local', seconds(start), begin.find)
  if (end !== null) set('end.time.local', seconds(end), slots.endTime?.find ?? slots.endDate?.find ?? begin.find)
  const place = kind === 'flight' ? 'iata_code' : 'name'
  set(`start.place.${place}`, undefined, slots.from?.find)
  set(`end.place.${place}`, undefined, slots.to?.find)
  set('name', undefined, slots.place?.find)
  set('number', undefined, slots.number?.find)
  set('confirmation_no', undefined, slots.reference?.find)
  for (const [at, traveler] of travelers.entries()) set(`travelers.${at}.name`, undefined, traveler.find)
  if (kind === 'flight' && slots.number?.find.detail) {
    set('provider.iata_code', slots.number.find.detail, slots.number.find)
    set('provider.name', airlineName(slots.number.find.detail) ?? undefined, slots.number.find)
  } else if (slots.place && kind !== 'event') set('provider.name', undefined, slots.place.find)
  else if (company !== '') set('provider.name', company, begin.find)
  const address = slots.place ? addressOf(booking, context) : null
  if (address !== null) {
    set('start.place.address', address, slots.place?.find)
    if (kind !== 'event') set('start.place.name', undefined, slots.place?.find)
  }
  const price = priceOf(booking, bookings, context)
  if (price) {
    set('price', price.value, price)
    set('currency', price.detail, price)
  }
  return fields.finish(status)
}
