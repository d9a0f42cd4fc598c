import type { Moment, Passenger, Place, Reservation, ReservationKind } from '@sextant/contract/emails/reservation'

/** An object of schema.org data. JSON omits undefined properties. */
export interface SchemaObject {
  [property: string]: string | number | SchemaObject | undefined
}

const types: Record<ReservationKind, string> = {
  flight: 'FlightReservation',
  train: 'TrainReservation',
  bus: 'BusReservation',
  boat: 'BoatReservation',
  lodging: 'LodgingReservation',
  car: 'RentalCarReservation',
  taxi: 'TaxiReservation',
  restaurant: 'FoodEstablishmentReservation',
  event: 'EventReservation',
}

const statuses: Record<Reservation['status'], string> = {
  confirmed: 'http://schema.org/ReservationConfirmed',
  cancelled: 'http://schema.org/ReservationCancelled',
  pending: 'http://schema.org/ReservationPending',
  hold: 'http://schema.org/ReservationHold',
}

const time = ({ local, zone }: Moment): string | SchemaObject | undefined => {
  if (local === undefined || local.length === 10 || zone === undefined) return local
  return /^[+-]/.test(zone) ? local + zone : { '@type': 'DateTime', '@value': local, timezone: zone }
}

/** An object with its type; undefined if it would be empty. */
function typed(type: string, properties: SchemaObject): SchemaObject | undefined {
  return Object.values(properties).every((value) => value === undefined) ? undefined : { '@type': type, ...properties }
}

function place(type: string, known: Place, properties: SchemaObject = {}): SchemaObject | undefined {
  return typed(type, {
    name: known.name,
    iataCode: known.iata_code,
    identifier: known.station_code === undefined ? undefined : `uic:${known.station_code}`,
    address: typed('PostalAddress', {
      streetAddress: known.address,
      addressLocality: known.locality,
      addressRegion: known.admin_code,
      postalCode: known.postal_code,
      addressCountry: known.country_code,
    }),
    geo: typed('GeoCoordinates', { latitude: known.latitude, longitude: known.longitude }),
    telephone: known.phone,
    ...properties,
  })
}

const organization = (type: string, known: Reservation['operator']): SchemaObject | undefined =>
  known && typed(type, { name: known.name, iataCode: known.iata_code, telephone: known.phone, url: known.url })

function trip(reservation: Reservation, type: string, stop: string, stopType: string): SchemaObject {
  const { start, end } = reservation
  const noTime = start.time.local?.length === 10
  return {
    '@type': type,
    [`departure${stop}`]: place(stopType, start.place),
    departureTime: noTime ? undefined : time(start.time),
    departureDay: start.time.local?.slice(0, 10),
    [`arrival${stop}`]: place(stopType, end.place),
    arrivalTime: time(end.time),
    provider: stop === 'Airport' ? undefined : organization('Organization', reservation.provider),
  }
}

/** The reserved thing, such as the flight. */
const things: Record<ReservationKind, (reservation: Reservation) => SchemaObject | undefined> = {
  flight: (reservation) => ({
    ...trip(reservation, 'Flight', 'Airport', 'Airport'),
    flightNumber: reservation.number,
    airline: organization('Airline', reservation.provider),
    boardingTime: reservation.boarding && time(reservation.boarding),
    departureTerminal: reservation.departure_terminal,
    departureGate: reservation.departure_gate,
    arrivalTerminal: reservation.arrival_terminal,
  }),
  train: (reservation) => ({
    ...trip(reservation, 'TrainTrip', 'Station', 'TrainStation'),
    trainNumber: reservation.number,
    trainName: reservation.train_type,
    departurePlatform: reservation.departure_platform,
  }),
  bus: (reservation) => ({
    ...trip(reservation, 'BusTrip', 'BusStop', 'BusStation'),
    busNumber: reservation.number,
    busName: reservation.name,
  }),
  boat: (reservation) => ({
    ...trip(reservation, 'BoatTrip', 'BoatTerminal', 'BoatTerminal'),
    name: reservation.name,
  }),
  lodging: ({ name, start }) => place('LodgingBusiness', start.place, { name }),
  car: ({ name, provider }) => typed('RentalCar', { name, rentalCompany: organization('Organization', provider) }),
  taxi: ({ name }) => typed('Taxi', { name }),
  restaurant: ({ name, start }) => place('FoodEstablishment', start.place, { name }),
  event: ({ name, start, end }) =>
    typed('Event', {
      name,
      startDate: time(start.time),
      endDate: time(end.time),
      location: place('Place', start.place),
    }),
}

const pickUp = ({ start, end, provider }: Reservation): SchemaObject => ({
  pickupTime: time(start.time),
  // The airport where a car is picked up is an ordinary place.
  pickupLocation: place('Place', start.place, { iataCode: undefined }),
  dropoffTime: time(end.time),
  dropoffLocation: place('Place', end.place, { iataCode: undefined }),
  provider: organization('Organization', provider),
})

/** Properties of the reservation itself: times and places of non-journeys. */
const stays: Partial<typeof things> = {
  lodging: ({ start, end }) => ({ checkinTime: time(start.time), checkoutTime: time(end.time) }),
  car: pickUp,
  taxi: pickUp,
  restaurant: ({ start, end, guests }) => ({
    startTime: time(start.time),
    endTime: time(end.time),
    partySize: guests,
  }),
}

function forTraveler(reservation: Reservation, traveler: Passenger): SchemaObject {
  return {
    '@context': 'http://schema.org',
    '@type': types[reservation.kind],
    reservationNumber: reservation.confirmation_no,
    reservationStatus: statuses[reservation.status],
    underName: typed('Person', {
      name: traveler.name,
      givenName: traveler.first_name,
      familyName: traveler.last_name,
      email: traveler.email,
    }),
    reservationFor: things[reservation.kind](reservation),
    ...stays[reservation.kind]?.(reservation),
    airplaneSeat: reservation.kind === 'flight' ? traveler.seat : undefined,
    reservedTicket: typed('Ticket', {
      ticketNumber: traveler.ticket_number,
      ticketToken: reservation.ticket_token,
      ticketedSeat: typed('Seat', {
        seatNumber: reservation.kind === 'flight' ? undefined : traveler.seat,
        seatSection: reservation.coach,
        seatingType: reservation.class_of_service,
      }),
    }),
    programMembershipUsed: typed('ProgramMembership', { membershipNumber: traveler.membership_number }),
    totalPrice: reservation.price,
    priceCurrency: reservation.currency,
    bookingTime: reservation.booked_at,
  }
}

/** A reservation as schema.org data, one object per traveler. Without travelers, one object without underName. */
export const writeReservation = (reservation: Reservation): SchemaObject[] =>
  (reservation.travelers.length > 0 ? reservation.travelers : [{}]).map((traveler) =>
    forTraveler(reservation, traveler),
  )
