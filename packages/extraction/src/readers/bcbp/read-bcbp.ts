import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { flightDay } from './flight-day'
import type { BcbpLeg } from './leg'
import { parseBcbp } from './parse-bcbp'

/** Railway stations have location codes of their own, which begin with these letters (IATA Resolution 763). */
function isRail(code: string): boolean {
  const known = findAirport(code)
  return known ? /\b(rail|railway|train) station\b|hauptbahnhof/i.test(known.name) : /^[QXZ]/.test(code)
}

function setLeg(draft: Draft, leg: BcbpLeg, at: Evidence): void {
  const { from, to, carrier, seat } = leg
  draft.set('confirmation_no', leg.confirmationNo, at)
  // of an airport that is cut short, its letters are all that is known
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

/** The reservations of a boarding pass code, one a leg; none where the text is no such code. */
export function readBcbp(text: string, part: string, contextDate: string): Reservation[] {
  const code = parseBcbp(text)
  if (!code) return []
  return code.legs.map((leg) => {
    const draft = new Draft(isRail(leg.from) || isRail(leg.to) ? 'train' : 'flight')
    const at = {
      reader: 'bcbp',
      part,
      path: `character ${leg.offset}`,
      text: text.slice(leg.offset, leg.offset + 35),
    }
    setLeg(draft, leg, at)
    draft.set('start.time.local', flightDay(leg.dayOfYear, code.issued, contextDate) ?? undefined, at)
    draft.set('travelers.0.name', code.name, { ...at, path: 'character 2', text: code.name })
    draft.set('ticket_token', text.trim(), { ...at, path: 'character 0', text: text.slice(0, 200) })
    return draft.finish('confirmed')
  })
}
