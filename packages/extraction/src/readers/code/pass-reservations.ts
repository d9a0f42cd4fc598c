import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { flightDay } from '@sextant/ticket-codes/bcbp/flight-day'
import type { BcbpLeg } from '@sextant/ticket-codes/bcbp/leg'
import { type Bcbp, parseBcbp } from '@sextant/ticket-codes/bcbp/parse-bcbp'
import { Draft } from '../../kit/draft'
import type { CodeContext } from './code-context'

/** Whether a location code is a railway station's: these begin with certain letters (IATA Resolution 763). */
function isRail(code: string): boolean {
  const airport = findAirport(code)
  return airport ? /\b(rail|railway|train) station\b|hauptbahnhof/i.test(airport.name) : /^[QXZ]/.test(code)
}

function setLeg(draft: Draft, leg: BcbpLeg, at: Evidence): void {
  const { from, to, carrier, seat } = leg
  draft.set('confirmation_no', leg.confirmationNo, at)
  // A truncated airport code can only be kept as a name.
  draft.set(`start.place.${from.length === 3 ? 'iata_code' : 'name'}`, from, at)
  draft.set(`end.place.${to.length === 3 ? 'iata_code' : 'name'}`, to, at)
  if (draft.kind === 'flight') {
    draft.set('provider.iata_code', carrier, at)
    draft.set('booking_class', leg.compartment, at)
  }
  draft.set('number', leg.number, at)
  draft.set('travelers.0.seat', /^\d+[A-Z]$/.test(seat) ? seat : undefined, at)
  draft.set('travelers.0.ticket_number', leg.ticketNumber, at)
  draft.set('travelers.0.membership_number', leg.membershipNumber, at)
}

/** The reservations of a boarding pass, one per leg. `text` is its code. */
export function passReservations(pass: Bcbp, text: string, { part, date }: CodeContext): Reservation[] {
  return pass.legs.map((leg) => {
    const draft = new Draft(isRail(leg.from) || isRail(leg.to) ? 'train' : 'flight')
    const at = {
      reader: 'bcbp',
      part,
      path: `character ${leg.offset}`,
      text: text.slice(leg.offset, leg.offset + 35),
    }
    setLeg(draft, leg, at)
    draft.set('start.time.local', flightDay(leg.dayOfYear, pass.issued, date) ?? undefined, at)
    draft.set('travelers.0.name', pass.name, { ...at, path: 'character 2', text: pass.name })
    draft.set('ticket_token', text.trim(), { ...at, path: 'character 0', text: text.slice(0, 200) })
    return draft.finish('confirmed')
  })
}

/** The reservations of a boarding pass code, one per leg; none if the text is not such a code. */
export function readBcbp(text: string, context: CodeContext): Reservation[] {
  const pass = parseBcbp(text)
  return pass ? passReservations(pass, text, context) : []
}
