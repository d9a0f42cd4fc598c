import type { Place, Reservation } from '@sextant/contract/emails/reservation'

/** A reservation as schema.org JSON-LD. */
export function markupOf(reservation: Reservation): object {
  const { kind, status, confirmation_no, travelers, provider, price, currency, booked_at } = reservation
  return {
    '@context': 'http://schema.org',
    '@type': types[kind],
    reservationNumber: confirmation_no,
    reservationStatus: `http://schema.org/${status === 'cancelled' ? 'ReservationCancelled' : 'ReservationConfirmed'}`,
    underName: travelers.map(({ name }) => ({ '@type': 'Person', name })),
    ...(price && { totalPrice: price, priceCurrency: currency }),
    ...(booked_at && { bookingTime: booked_at }),
    provider: {
      '@type': 'Organization',
      name: provider.name,
      ...(provider.iata_code && { iataCode: provider.iata_code }),
    },
    ...kindFields(reservation),
  }
}

const types: Readonly<Record<Reservation['kind'], string>> = {
  flight: 'FlightReservation',
  lodging: 'LodgingReservation',
  car: 'RentalCarReservation',
  train: 'TrainReservation',
  bus: 'BusReservation',
  boat: 'BoatReservation',
  taxi: 'TaxiReservation',
  restaurant: 'FoodEstablishmentReservation',
  event: 'EventReservation',
}

function kindFields(reservation: Reservation): object {
  const { kind, start, end, number, provider, travelers } = reservation
  const [begins, ends] = [start.time.local, end.time.local]
  const seat = travelers[0]?.seat && { airplaneSeat: travelers[0].seat }
  switch (kind) {
    case 'flight':
      return {
        reservationFor: {
          '@type': 'Flight',
          flightNumber: number,
          airline: { '@type': 'Airline', name: provider.name, iataCode: provider.iata_code },
          departureAirport: airport(start.place),
          departureTime: begins,
          arrivalAirport: airport(end.place),
          arrivalTime: ends,
          ...(reservation.departure_terminal && { departureTerminal: reservation.departure_terminal }),
          ...(reservation.departure_gate && { departureGate: reservation.departure_gate }),
        },
        ...seat,
        airplaneSeatClass: { '@type': 'AirplaneSeatClass', name: reservation.class_of_service },
      }
    case 'train':
      return {
        reservationFor: {
          '@type': 'TrainTrip',
          trainName: reservation.train_type,
          trainNumber: number,
          trainCompany: { '@type': 'Organization', name: provider.name },
          departureStation: station(start.place),
          departureTime: begins,
          departurePlatform: reservation.departure_platform,
          arrivalStation: station(end.place),
          arrivalTime: ends,
        },
        reservedTicket: {
          '@type': 'Ticket',
          ticketedSeat: {
            '@type': 'Seat',
            seatNumber: travelers[0]?.seat,
            seatSection: reservation.coach,
            seatingType: reservation.class_of_service,
          },
        },
      }
    case 'lodging':
      return {
        reservationFor: { '@type': 'LodgingBusiness', name: reservation.name, address: address(start.place) },
        checkinTime: begins,
        checkoutTime: ends,
        lodgingUnitDescription: reservation.room_type,
      }
    case 'car':
      return {
        reservationFor: {
          '@type': 'RentalCar',
          name: reservation.vehicle_type,
          rentalCompany: { '@type': 'AutoRental', name: provider.name },
        },
        pickupLocation: location(start.place),
        pickupTime: begins,
        dropoffLocation: location(end.place),
        dropoffTime: ends,
      }
    case 'taxi':
      return {
        pickupLocation: location(start.place),
        pickupTime: begins,
      }
    case 'restaurant':
      return {
        reservationFor: {
          '@type': 'FoodEstablishment',
          name: reservation.name,
          address: address(start.place),
        },
        startTime: begins,
        endTime: ends,
        partySize: reservation.guests,
      }
    case 'bus':
    case 'boat':
    case 'event':
      return {
        reservationFor: {
          '@type': 'Event',
          name: reservation.name,
          startDate: begins,
          endDate: ends,
          location: location(start.place),
        },
      }
  }
}

const airport = ({ name, iata_code }: Place): object => ({ '@type': 'Airport', name, iataCode: iata_code })

const location = (place: Place): object => ({
  ...(place.iata_code ? airport(place) : { '@type': 'Place', name: place.name }),
  address: address(place),
})

const station = (place: Place): object => ({
  '@type': 'TrainStation',
  name: place.name,
  ...(place.station_code && { identifier: `uic:${place.station_code}` }),
  address: address(place),
})

const address = (place: Place): object => ({
  '@type': 'PostalAddress',
  ...(place.address && { streetAddress: place.address }),
  addressLocality: place.locality,
  ...(place.admin_code && { addressRegion: place.admin_code }),
  addressCountry: place.country_code,
})
