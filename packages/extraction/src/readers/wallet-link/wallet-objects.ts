import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { Draft } from '../../kit/draft'
import type { Node } from '../../schema-org/node'

/** A Google Wallet pass, and the class whose values it shares with others. */
export interface WalletPass {
  object: Node
  kind: Node
}

/** A text in the pass's own language (`LocalizedString`). */
const local = (node: Node): Node =>
  node.at('defaultValue.value').exists ? node.at('defaultValue.value') : node.at('translatedValues.value')

function setTime(draft: Draft, field: string, ...nodes: readonly Node[]): void {
  const node = nodes.find((one) => one.time() !== null)
  const time = node?.time()
  if (!node || !time) return
  draft.set(`${field}.local`, time.local, node.evidence())
  draft.set(`${field}.zone`, time.zone, node.evidence())
}

const statusOf = ({ object }: WalletPass): Reservation['status'] =>
  /^(?:EXPIRED|INACTIVE)$/i.test(object.at('state').text() ?? '') ? 'cancelled' : 'confirmed'

/** A boarding pass (`FlightObject`, `FlightClass`). */
export function readWalletFlight(pass: WalletPass): Reservation[] {
  const { object, kind } = pass
  const draft = new Draft('flight')
  const header = kind.at('flightHeader')
  draft.text('provider.iata_code', header.at('carrier.carrierIataCode'), header.at('operatingCarrier.carrierIataCode'))
  draft.text('provider.name', local(header.at('carrier.airlineName')))
  draft.text('number', header.at('flightNumber'), header.at('operatingFlightNumber'))
  for (const [side, name] of [
    ['start', 'origin'],
    ['end', 'destination'],
  ] as const) {
    draft.text(`${side}.place.iata_code`, kind.at(`${name}.airportIataCode`))
    draft.text(`${side}.place.name`, local(kind.at(`${name}.airportNameOverride`)))
  }
  draft.text('departure_terminal', kind.at('origin.terminal'))
  draft.text('departure_gate', kind.at('origin.gate'))
  draft.text('arrival_terminal', kind.at('destination.terminal'))
  setTime(
    draft,
    'start.time',
    kind.at('localEstimatedOrActualDepartureDateTime'),
    kind.at('localScheduledDepartureDateTime'),
  )
  setTime(draft, 'end.time', kind.at('localEstimatedOrActualArrivalDateTime'), kind.at('localScheduledArrivalDateTime'))
  setTime(draft, 'boarding', kind.at('localBoardingDateTime'))
  draft.text('travelers.0.name', object.at('passengerName'))
  const seat = object.at('boardingAndSeatingInfo')
  draft.text('travelers.0.seat', seat.at('seatNumber'))
  draft.text('class_of_service', seat.at('seatClass'))
  const booked = object.at('reservationInfo')
  draft.text('confirmation_no', booked.at('confirmationCode'))
  draft.text('travelers.0.ticket_number', booked.at('eticketNumber'))
  draft.text('travelers.0.membership_number', booked.at('frequentFlyerInfo.frequentFlyerNumber'))
  draft.set('ticket_token', object.at('barcode.value').raw(), object.at('barcode.value').evidence())
  const isWhole = ['start.place.iata_code', 'end.place.iata_code', 'start.time.local'].every((field) =>
    draft.has(field),
  )
  return isWhole ? [draft.finish(statusOf(pass))] : []
}

/** Maximum number of legs read per ticket. */
const maxLegs = 20

const transits: Readonly<Record<string, ReservationKind>> = { BUS: 'bus', RAIL: 'train', FERRY: 'boat' }

/** A rail, coach or ferry ticket (`TransitObject`, `TransitClass`): one reservation per leg. */
export function readWalletTransit(pass: WalletPass): Reservation[] {
  const { object, kind } = pass
  const type = transits[kind.at('transitType').text()?.toUpperCase() ?? '']
  if (!type) return []
  const legs = [...object.all('ticketLegs'), ...object.all('ticketLeg')].slice(0, maxLegs)
  return legs.flatMap((leg) => {
    const draft = new Draft(type)
    draft.text('start.place.name', local(leg.at('originName')), leg.at('originStationCode'))
    draft.text('end.place.name', local(leg.at('destinationName')), leg.at('destinationStationCode'))
    setTime(draft, 'start.time', leg.at('departureDateTime'))
    setTime(draft, 'end.time', leg.at('arrivalDateTime'))
    draft.text('departure_platform', leg.at('platform'))
    const seat = [leg.at('ticketSeat'), ...leg.all('ticketSeats')].find(({ exists }) => exists)
    draft.text('coach', ...(seat ? [seat.at('coach')] : []), leg.at('carriage'))
    if (seat) draft.text('travelers.0.seat', seat.at('seat'))
    if (seat) draft.text('class_of_service', local(seat.at('customFareClass')), seat.at('fareClass'))
    const people =
      object
        .at('passengerNames')
        .text()
        ?.split(/\s*[,;]\s*/) ?? []
    for (const [index, name] of people.slice(0, 20).entries())
      draft.set(`travelers.${index}.name`, name, object.at('passengerNames').evidence())
    draft.text('confirmation_no', object.at('purchaseDetails.confirmationCode'), object.at('tripId'))
    draft.text('travelers.0.ticket_number', object.at('ticketNumber'))
    draft.text('provider.name', local(kind.at('transitOperatorName')), kind.at('issuerName'))
    draft.set('ticket_token', object.at('barcode.value').raw(), object.at('barcode.value').evidence())
    const isWhole = ['start.place.name', 'end.place.name', 'start.time.local'].every((field) => draft.has(field))
    return isWhole ? [draft.finish(statusOf(pass))] : []
  })
}

/** An event ticket (`EventTicketObject`, `EventTicketClass`). */
export function readWalletEvent(pass: WalletPass): Reservation[] {
  const { object, kind } = pass
  const draft = new Draft('event')
  draft.text('name', local(kind.at('eventName')))
  draft.text('start.place.name', local(kind.at('venue.name')))
  draft.text('start.place.address', local(kind.at('venue.address')))
  setTime(draft, 'start.time', kind.at('dateTime.start'))
  setTime(draft, 'end.time', kind.at('dateTime.end'))
  draft.text('travelers.0.name', object.at('ticketHolderName'))
  draft.text('travelers.0.seat', local(object.at('seatInfo.seat')))
  draft.text('travelers.0.ticket_number', object.at('ticketNumber'))
  draft.text('confirmation_no', object.at('reservationInfo.confirmationCode'))
  draft.text('provider.name', kind.at('issuerName'))
  draft.set('ticket_token', object.at('barcode.value').raw(), object.at('barcode.value').evidence())
  return draft.has('name') && draft.has('start.time.local') ? [draft.finish(statusOf(pass))] : []
}
