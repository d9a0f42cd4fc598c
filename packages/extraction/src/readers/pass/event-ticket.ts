import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../../kit/draft'
import { setShownStart } from './event-start'
import { fieldLike, type Pass } from './pass-fields'
import { setEventStart, setPassLocation } from './pass-time'
import { readShownEvent } from './shown-event'
import { guest, holderOf, isLabelled, number, set, setWhole } from './ticket-fields'

/** `2 nights`. */
const nights = /^\d{1,2} (?:nights?|nächte?|nuits?|noches?|nott[ei]|noites?|nachten|nätter|netter)$/i
const range = /(\d{1,4}[-./]\d{1,2}[-./]\d{2,4})\s*(?:-|–|to|bis|au|al|a)\s*(\d{1,4}[-./]\d{1,2}[-./]\d{2,4})/
const arrival = /check-?in|anreise|arriv|llegada/i
const departure = /check-?out|abreise|depart|salida|départ/i

/** Sets the first and last day of a stay: two fields, or one that shows both. */
function setStay(draft: Draft, pass: Pass): void {
  const both = pass.fields.find(({ value }) => range.test(value))
  const [, first, last] = range.exec(both?.value ?? '') ?? []
  const day = (text: string | undefined): string | undefined => (text && pass.time(text)?.local) || undefined
  set(draft, 'start.time.local', both, day(first))
  set(draft, 'end.time.local', both, day(last))
  const from = fieldLike(pass, arrival) ?? pass.labels.fieldFor(['checkIn', 'arrival'])
  const to = fieldLike(pass, departure) ?? pass.labels.fieldFor(['checkOut', 'departure'])
  set(draft, 'start.time.local', from, day(from?.value))
  set(draft, 'end.time.local', to, day(to?.value))
}

/**
 * Reads a hotel's pass: a field is the hotel, or two are its check-in and check-out, and it shows the dates of a stay.
 */
function readHotelPass(pass: Pass): Reservation | null {
  const hotel =
    fieldLike(pass, /^(?:hotel|property|unterkunft|hostel)([-_ ]?name)?$/i) ?? pass.labels.fieldFor(['hotel'])
  const [isFirst, isLast] = [/^(?:check-?in|anreise)\b/i, /^(?:check-?out|abreise)\b/i]
  const isStay =
    (fieldLike(pass, isFirst) ?? pass.labels.fieldFor(['checkIn'])) &&
    (fieldLike(pass, isLast) ?? pass.labels.fieldFor(['checkOut']))
  const counted = pass.style === 'generic' ? pass.fields.find(({ value }) => nights.test(value)) : undefined
  if (!hotel && !isStay && !counted) return null
  const draft = new Draft('lodging', 0.9)
  setWhole(draft, 'name', hotel)
  if (counted?.group === 'primaryFields') set(draft, 'name', counted, counted.label)
  const title = pass.fields.find(
    (field) => field.group === 'primaryFields' && /\p{L}{3}/u.test(field.value) && !isLabelled(field, guest),
  )
  if (title && pass.time(title.value) === null) setWhole(draft, 'name', title)
  draft.text('name', pass.root.at('organizationName'))
  setWhole(draft, 'travelers.0.name', fieldLike(pass, guest))
  setStay(draft, pass)
  draft.text('provider.name', pass.root.at('organizationName'))
  setWhole(draft, 'confirmation_no', fieldLike(pass, number))
  setWhole(draft, 'room_type', fieldLike(pass, /room|zimmer|chambre|habitaci/i))
  const contact = pass.fields.find(({ value }) => /^\d{4,5}\s+\p{Lu}/mu.test(value))
  const [, street, postal, town] = /^(.+)\n(\d{4,5})\s+(\p{L}[\p{L} .-]+)$/mu.exec(contact?.value ?? '') ?? []
  set(draft, 'start.place.address', contact, street)
  set(draft, 'start.place.postal_code', contact, postal)
  set(draft, 'start.place.locality', contact, town)
  setWhole(draft, 'start.place.address', pass.labels.fieldFor(['address']))
  return draft.has('start.time.local') && draft.has('end.time.local') ? draft.finish('confirmed') : null
}

const pickUp = /^(?:pick-?_?up|abhol(?:ung|ort|station)|retrait|recogida|ritiro|start)\b/i
const dropOff = /^(?:drop-?_?off|return|rückgabe(?:ort|station)?|retour|devolución|riconsegna|end)\b/i

/** Reads a rental car's pass, which shows where and when the car is picked up and returned. */
function readRentalPass(pass: Pass): Reservation | null {
  const draft = new Draft('car', 0.8)
  for (const [side, pattern] of [
    ['start', pickUp],
    ['end', dropOff],
  ] as const) {
    const fields = pass.fields.filter(({ key, labels }) => [key, ...labels].some((text) => pattern.test(text)))
    // One field may have both: `Munich Airport, 3 Jul 2026 10:00`.
    const parts = fields.map((field) => {
      const [, name, rest] = /^(\p{L}.+?)(?:\s[-–—]|[,\n])\s*((?:\p{L}{2,4}\.?,? )?\d.+)$/su.exec(field.value) ?? []
      const own = pass.time(field.value)
      const moment = own ?? (rest === undefined ? null : pass.time(rest))
      return { field, moment, place: own ? undefined : moment ? name : field.value }
    })
    const time = parts.find(({ moment }) => moment !== null)
    const place = parts.find((part) => /\p{L}{3}/u.test(part.place ?? ''))
    set(draft, `${side}.time.local`, time?.field, time?.moment?.local)
    set(draft, `${side}.time.zone`, time?.field, time?.moment?.zone)
    set(draft, `${side}.place.name`, place?.field, place?.place)
  }
  setWhole(draft, 'confirmation_no', fieldLike(pass, number))
  setWhole(draft, 'travelers.0.name', fieldLike(pass, guest))
  setWhole(
    draft,
    'name',
    fieldLike(pass, /^(?:car|vehicle|fahrzeug|véhicule|vehículo|auto)(?:[-_ ]?(?:type|class|model))?$/i),
  )
  draft.text('provider.name', pass.root.at('organizationName'))
  const isWhole = ['start.time.local', 'end.time.local', 'start.place.name'].every((field) => draft.has(field))
  return pass.style === 'generic' && isWhole ? draft.finish('confirmed') : null
}

/** Sets fields from an event's semantic tags. */
function setEventTags(draft: Draft, semantics: Pass['semantics']): void {
  const [home, away] = [semantics('homeTeamName'), semantics('awayTeamName')]
  draft.text('name', semantics('eventName'))
  if (home.exists && away.exists) draft.set('name', `${home.text()} – ${away.text()}`, home.evidence())
  draft.text('name', semantics('performerNames'))
  setEventStart(draft, semantics)
  draft.text('start.place.name', semantics('venueName'))
  draft.text('start.place.locality', semantics('venueRegionName'))
  setPassLocation(draft, 'start', semantics('venueLocation'))
  draft.text('travelers.0.name', semantics('attendeeName'))
  const seats = semantics('seats').entries()
  const numbers = seats.map((one) => one.at('seatNumber').text() ?? one.at('seatIdentifier').text() ?? '')
  draft.set('travelers.0.seat', numbers.filter(Boolean).join(', '), semantics('seats').evidence())
  draft.text('confirmation_no', semantics('confirmationNumber'))
  draft.text('price', semantics('totalPrice.amount'))
  draft.text('currency', semantics('totalPrice.currencyCode'))
}

/** Reads an event ticket by its semantic tags. */
function readEvent(pass: Pass): Reservation | null {
  const draft = new Draft('event')
  setEventTags(draft, pass.semantics)
  draft.text('provider.name', pass.root.at('organizationName'))
  setWhole(draft, 'confirmation_no', fieldLike(pass, number) ?? pass.labels.fieldFor(['reference', 'agencyReference']))
  setWhole(draft, 'travelers.0.name', holderOf(pass))
  return draft.has('name') && draft.has('start.time.local') ? draft.finish('confirmed') : null
}

/** Maximum number of upcoming events read per pass. */
const maxUpcoming = 100
/** Tags that apply to all events of a pass. */
const shared = /^(?:venue|attendeeName$|confirmationNumber$)/

/** The events of a season ticket (Apple, "Pass.upcomingPassInformation"), each with its own tags and date. */
export function readUpcoming(pass: Pass): Reservation[] {
  const entries = pass.root.all('upcomingPassInformation').slice(0, maxUpcoming)
  return entries.flatMap((entry) => {
    const draft = new Draft('event')
    const own = (tag: string) => {
      const node = entry.at(`semantics.${tag}`)
      return node.exists || !shared.test(tag) ? node : pass.semantics(tag)
    }
    setEventTags(draft, own)
    draft.text('name', entry.at('displayName'))
    setEventStart(draft, (tag) => entry.at(tag === 'eventStartDateInfo' ? 'dateInformation' : tag))
    draft.text('provider.name', pass.root.at('organizationName'))
    return draft.has('name') && draft.has('start.time.local') ? [draft.finish('confirmed')] : []
  })
}

/** Reads a table's pass: a field is the restaurant, or the party size. */
function readTablePass(pass: Pass): Reservation | null {
  const restaurant = fieldLike(pass, /^restaurant(?:[-_ ]?name)?$/i)
  const party = fieldLike(pass, /^(?:party(?:[-_ ]?size)?|guests|covers|personen|gäste|couverts|personas|coperti)$/i)
  if (!restaurant || pass.style === 'boardingPass') return null
  const draft = new Draft('restaurant', 0.8)
  setWhole(draft, 'name', restaurant)
  setShownStart(draft, pass)
  const count = /^\d{1,2}(?!\d)/.exec(party?.value.trim() ?? '')?.[0]
  if (party && count) draft.set('guests', Number(count), party.evidence)
  setWhole(draft, 'confirmation_no', fieldLike(pass, number))
  setWhole(draft, 'travelers.0.name', fieldLike(pass, guest))
  return draft.get('start.time.local')?.includes('T') ? draft.finish('confirmed') : null
}

/** Reads a ticket other than a boarding pass: for a hotel, rental car, table or event; null if it is none. */
export const readEventTicket = (pass: Pass): Reservation | null =>
  readHotelPass(pass) ?? readRentalPass(pass) ?? readTablePass(pass) ?? readEvent(pass) ?? readShownEvent(pass)
