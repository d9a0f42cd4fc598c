import type { Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { setReference } from './event-parties'
import { endOf, eventTime } from './event-time'
import type { EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { evidenceOf, type Property } from './property'

/** Sets the start or end time from a property, if the event has it. */
export function setEventTime(draft: Draft, field: string, property: Property | null, part: string): void {
  const time = property && eventTime(property)
  if (!property || !time) return
  draft.set(`${field}.local`, time.local, evidenceOf(property, part))
  draft.set(`${field}.zone`, time.zone, evidenceOf(property, part))
}

/** A street address with the house number, without a place's name. */
const street =
  /^(?:\d{1,5}[A-Za-z]? [\p{Lu}][^,]{2,40}, .*\d|[\p{L} .-]{0,30}(?:str(?:aße|asse|\.)|gasse|weg|platz|allee|damm|straat|laan|gatan|vägen|gata|katu) \d{1,4} ?[a-z]?, )|^(?:via|rue|calle|rua|ulica|ul\.|av\.|avenida|boulevard) [^,]{2,40}\d{1,4}, /iu

/**
 * Sets the location: `C Base (Rungestraße 20, Berlin)` or `Moscone Center, 747 Howard St`, name first, then address.
 */
export function setLocation(draft: Draft, location: Property, part: string): void {
  const at = evidenceOf(location, part)
  const text = location.value.slice(0, 500).replace(/\s+/g, ' ').trim()
  if (/^-?\d{1,2}\.\d+, ?-?\d{1,3}\.\d+$/.test(text)) return
  if (street.test(text) && draft.kind !== 'car') {
    draft.set('start.place.address', text, at)
    return
  }
  const [, name = text, address] = /^([^(,]{2,})(?:\(|, )(.+?)\)?$/.exec(text) ?? []
  draft.set('start.place.name', name.trim(), at)
  // `Reagan National Airport (DCA)`
  if (/^[A-Z]{3}$/.test(address ?? '') && draft.kind === 'car' && findAirport(address ?? '') !== null) {
    draft.set('start.place.iata_code', address, at)
    return
  }
  const isTown = /^\p{Lu}[\p{L} .'-]{1,40}$/u.test(address ?? '')
  draft.set(`start.place.${isTown ? 'locality' : 'address'}`, address?.trim(), at)
}

/**
 * Sets the coordinates of an event: GEO (RFC 5545 §3.8.1.6), a location that is only coordinates, or Apple's location.
 */
export function setCoordinates(draft: Draft, event: CalendarEvent, part: string): void {
  for (const name of ['GEO', 'LOCATION', 'X-APPLE-STRUCTURED-LOCATION']) {
    const property = propertyOf(event, name)
    const [, latitude, longitude] =
      /^(?:geo:)?(-?\d{1,2}\.\d+)[;,] ?(-?\d{1,3}\.\d+)$/.exec(property?.value.trim() ?? '') ?? []
    if (!property || latitude === undefined || longitude === undefined) continue
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue
    draft.set('start.place.latitude', Number(latitude), evidenceOf(property, part))
    draft.set('start.place.longitude', Number(longitude), evidenceOf(property, part))
  }
}

/**
 * The status of an event (RFC 5545 §3.8.1.11, or by the start of its title). A cancelling calendar overrides it for all
 * its events.
 */
export const statusOf = (event: CalendarEvent, words: EventWords): Reservation['status'] => {
  const status = propertyOf(event, 'STATUS')?.value.trim().toUpperCase()
  if (status === 'CANCELLED' || words.isCancelled()) return 'cancelled'
  return status === 'TENTATIVE' ? 'pending' : 'confirmed'
}

/** A meeting that takes place nowhere: the address or number of a call, or the program that is used for it. */
const online =
  /^\s*(?:\+?[\d\s()/-]{7,20}$|https?:\/\/|tel:|(?:microsoft )?teams\b|zoom\b|google meet\b|(?:cisco )?webex\b|skype\b|online\b|virtual\b|video ?call\b|videokonferenz\b|visio(?:conférence)?\b)/i

/** The address of a call. */
const call = /\b(?:meet\.google\.com|teams\.(?:microsoft|live)\.com|zoom\.us|webex\.com|whereby\.com)\//i

/** Titles of what is reserved for a vehicle. */
const parking =
  /^\P{L}*(?:[\p{L}-]+ )?(?:parking|car park|parkplatz|parkhaus|parkticket|aparcamiento|estacionamiento|parcheggio|estacionamento|parkeren|stationnement)(?:\s?[:–—-]|\s(?:at|am|im|en|à|a)\s)/iu

/** Whether nobody goes there: a call, or whole or free days without a place (a birthday, holiday or absence). */
function isNowhere(event: CalendarEvent): boolean {
  const location = propertyOf(event, 'LOCATION')
  const text = propertyOf(event, 'DESCRIPTION')?.value.slice(0, 5000) ?? ''
  if (location === null && call.test(text)) return true
  if (location) return online.test(location.value)
  const isFree = propertyOf(event, 'TRANSP')?.value.trim().toUpperCase() === 'TRANSPARENT'
  return isFree || propertyOf(event, 'DTSTART')?.value.trim().length === 8
}

/** Reads an event that is only an event: a meeting, a concert. It may not be a booking, hence the low confidence. */
export function readPlainEvent(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const summary = propertyOf(event, 'SUMMARY')
  if (!summary || !propertyOf(event, 'DTSTART') || parking.test(summary.value)) return null
  const draft = new Draft('event', 0.5)
  draft.set('name', summary.value.replace(/\s+/g, ' ').trim(), evidenceOf(summary, part))
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', endOf(event), part)
  const location = propertyOf(event, 'LOCATION')
  if (location) setLocation(draft, location, part)
  setCoordinates(draft, event, part)
  // Only tickets have a reference.
  setReference(draft, event, words, part)
  return isNowhere(event) && !draft.has('confirmation_no') ? null : draft.finish(statusOf(event, words))
}
