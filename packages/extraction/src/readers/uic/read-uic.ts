import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { readDbFields } from './db-block'
import { journeysOfDb } from './db-journeys'
import { journeysOfFlex } from './flex-journeys'
import { journeysOfLayout } from './layout-journeys'
import { openTicket } from './open-ticket'
import { railwayName, readHead, type TicketHead } from './ticket-head'
import type { TicketJourney } from './ticket-journey'
import { readLayout } from './ticket-layout'

function draftOf(journey: TicketJourney, head: TicketHead, code: string, part: string): Reservation {
  const { from, to, departure, travelers } = journey
  const at: Evidence = { reader: 'uic', part, path: journey.record, text: `${from} → ${to}`.slice(0, 200) }
  const draft = new Draft('train')
  draft.set('confirmation_no', journey.number ?? head.number, at)
  draft.set('provider.name', railwayName(head.issuer), { ...at, path: 'U_HEAD', text: head.issuer })
  draft.set('start.place.name', from, at)
  draft.set('end.place.name', to, at)
  draft.set('start.place.station_code', journey.fromCode, at)
  draft.set('end.place.station_code', journey.toCode, at)
  draft.set('start.time.local', departure, at)
  draft.set('end.time.local', journey.arrival, at)
  draft.set('number', journey.train, at)
  draft.set('coach', journey.coach, at)
  draft.set('class_of_service', journey.serviceClass, at)
  draft.set('price', journey.price, at)
  draft.set('currency', journey.currency, at)
  for (const [index, name] of travelers.slice(0, 9).entries()) draft.set(`travelers.${index}.name`, name, at)
  draft.set('travelers.0.seat', journey.seat, at)
  draft.set('ticket_token', code, { ...at, path: 'character 0', text: code.slice(0, 14) })
  return draft.finish('confirmed')
}

/**
 * The journeys of a rail ticket, by the first of its records that tells of some: the flexible content, a railway's own, or the
 * face that is printed. None where the code is no such ticket. `code` has characters 0 to 255.
 */
export function readUic(code: string, part: string): Reservation[] {
  const records = openTicket(code)
  const head = readHead(records)
  const layout = readLayout(records)
  const shown = layout ? journeysOfLayout(layout, head) : []
  const coded = journeysOfFlex(records)
  const own = coded.length > 0 ? coded : journeysOfDb(readDbFields(records), head)
  const journeys = own.length > 0 ? own : shown
  return journeys.map((journey) => draftOf(journey, head, code, part))
}
