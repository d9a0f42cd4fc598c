import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../../kit/draft'
import { setShownEnd, setShownStart } from './event-start'
import { fieldLike, type Pass } from './pass-fields'
import { guest, isLabelled, number, set, setWhole } from './ticket-fields'

const venue =
  /venue|location|ort|lieu|lugar|luogo|where|place|^(?:kino|cinema|cinéma|cine|theat(?:er|re)|théâtre|teatro)$/i
const seat = /^(seats?|platz|plätze|sitze?|places?|asientos?|butacas?|post[oi]|sièges?)$/i

/** A seat's row, which some languages call a seat as well. */
const row = /^(?:fila|row|reihe|rang|rij|rad|rząd|řada)$/i

/** Tickets may also be generic passes, if a field says that they are for an event. */
const isEventStyle = (pass: Pass): boolean =>
  pass.style === 'eventTicket' ||
  (pass.style === 'generic' && fieldLike(pass, /^(event|show|concert|veranstaltung|spectacle|evento)/i) !== undefined)

/** A field with the kind of ticket rather than the event. */
const ticketType =
  /^(?:ticket|pass)?[-_ ]?(?:type|kind|category|kategorie|tarif|rate|class)$|^(?:ticket|pass|admission|eintrittskarte|billet|biglietto|entrada)$/i

/** Sets the name of an event in another field, or next to the logo. */
function setOtherName(draft: Draft, pass: Pass): void {
  setWhole(
    draft,
    'name',
    pass.fields.find((field) => pass.labels.isFor(field, ['event'])),
  )
  draft.text('name', pass.root.at('logoText'))
}

/**
 * Reads an event ticket without tags: the primary field is the event, and its start is shown or is when the pass
 * becomes relevant.
 */
export function readShownEvent(pass: Pass): Reservation | null {
  const shown = pass.fields.find(({ group, value }) => group === 'primaryFields' && /\p{L}{3}/u.test(value))
  if (!isEventStyle(pass) || !shown) return null
  const draft = new Draft('event', 0.8)
  if (isLabelled(shown, ticketType) || pass.labels.isFor(shown, ['ticket'])) setOtherName(draft, pass)
  setWhole(draft, 'name', shown)
  setShownStart(draft, pass)
  const start = draft.get('start.time.local')
  // A coupon or card has days as well.
  const isTicket = pass.style === 'eventTicket' && pass.barcodes.some((code) => code !== '')
  if (start === undefined || (start.length === 10 && !isTicket)) return null
  setShownEnd(draft, pass)
  const place = fieldLike(pass, venue) ?? pass.labels.fieldFor(['venue'])
  const [, name, town] = /^([^,]{2,60}), (\p{Lu}[\p{L} -]{1,30})$/u.exec(place?.value.trim() ?? '') ?? []
  set(draft, 'start.place.name', place, name ?? place?.value)
  set(draft, 'start.place.locality', place, town)
  setWhole(draft, 'confirmation_no', fieldLike(pass, number) ?? pass.labels.fieldFor(['reference', 'agencyReference']))
  const seated = pass.fields.find((field) => !isLabelled(field, row) && pass.labels.isFor(field, ['seat']))
  setWhole(draft, 'travelers.0.seat', fieldLike(pass, seat) ?? seated)
  // The first field is the event, whatever its label.
  const holder = pass.fields.find(
    (field) =>
      field !== shown && field.value !== '' && (isLabelled(field, guest) || pass.labels.isFor(field, ['traveler'])),
  )
  setWhole(draft, 'travelers.0.name', holder)
  draft.text('provider.name', pass.root.at('organizationName'))
  return draft.finish('confirmed')
}
