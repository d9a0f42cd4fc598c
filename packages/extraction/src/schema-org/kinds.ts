import type { ReservationKind } from '@sextant/contract/emails/reservation'

/** How one kind of reservation is written in schema.org data, including Google's older property names. */
export interface Shape {
  /** The paths of its two places. `for.` stands for `reservationFor.`. */
  places: readonly [start: readonly string[], end: readonly string[]]
  times: readonly [start: readonly string[], end: readonly string[]]
  /** Reservation fields by properties, the first of which with a value is used. */
  fields: Readonly<Record<string, readonly string[]>>
}

const trip = (type: string): Pick<Shape, 'places' | 'times'> => ({
  places: [
    [`for.departure${type}`, 'for.departureStation', 'for.departureLocation'],
    [`for.arrival${type}`, 'for.arrivalStation', 'for.arrivalLocation'],
  ],
  times: [
    ['for.departureTime', 'for.departureDay', 'for.departureDate'],
    ['for.arrivalTime', 'for.arrivalDate'],
  ],
})

export const shapes: Readonly<Record<ReservationKind, Shape>> = {
  flight: {
    ...trip('Airport'),
    fields: {
      number: ['for.flightNumber', 'for.identifier'],
      'provider.name': ['for.airline', 'for.provider', 'for.carrier', 'for.seller'],
      'provider.iata_code': ['airline', 'provider', 'carrier', 'seller'].map((name) => `for.${name}.iataCode`),
      'operator.name': ['for.operatedBy', 'for.operator'],
      'operator.iata_code': ['for.operatedBy.iataCode', 'for.operator.iataCode'],
      departure_terminal: ['for.departureTerminal'],
      departure_gate: ['for.departureGate'],
      arrival_terminal: ['for.arrivalTerminal'],
      equipment: ['for.aircraft'],
      booking_class: ['bookingClass'],
    },
  },
  train: {
    ...trip('Station'),
    fields: {
      number: ['for.trainNumber'],
      train_type: ['for.trainName'],
      'provider.name': ['for.provider', 'for.trainCompany', 'provider'],
      departure_platform: ['for.departurePlatform'],
    },
  },
  bus: {
    ...trip('BusStop'),
    fields: {
      number: ['for.busNumber'],
      name: ['for.busName'],
      'provider.name': ['for.provider', 'for.busCompany', 'provider'],
      departure_platform: ['for.departurePlatform'],
    },
  },
  boat: {
    ...trip('BoatTerminal'),
    fields: { name: ['for.name'], 'provider.name': ['for.provider', 'provider'] },
  },
  lodging: {
    places: [['for'], ['for']],
    times: [
      ['checkinTime', 'checkinDate', 'checkIn', 'for.checkinTime'],
      ['checkoutTime', 'checkoutDate', 'checkOut', 'for.checkoutTime'],
    ],
    fields: {
      name: ['for.name'],
      'provider.name': ['for.brand', 'provider', 'for.name'],
      'provider.phone': ['for.telephone'],
      'provider.url': ['for.url'],
      room_type: ['lodgingUnitType', 'lodgingUnitDescription'],
      rooms: ['numRooms', 'numberOfRooms'],
    },
  },
  car: {
    places: [
      ['pickupLocation', 'pickUpLocation'],
      ['dropoffLocation', 'dropOffLocation'],
    ],
    times: [
      ['pickupTime', 'pickUpTime', 'pickupDate'],
      ['dropoffTime', 'dropOffTime', 'dropoffDate'],
    ],
    fields: {
      name: ['for.name', 'for.model'],
      vehicle_type: ['for.vehicleClass', 'for.name', 'for.model'],
      'provider.name': ['for.rentalCompany', 'provider', 'for.provider'],
      'provider.phone': ['for.rentalCompany.telephone', 'provider.telephone'],
    },
  },
  taxi: {
    places: [
      ['pickupLocation', 'pickUpLocation', 'for.pickupLocation'],
      ['dropoffLocation', 'dropOffLocation', 'for.dropoffLocation'],
    ],
    times: [
      ['pickupTime', 'pickUpTime', 'for.pickupTime'],
      ['dropoffTime', 'dropOffTime', 'for.dropoffTime'],
    ],
    fields: {
      name: ['for.name'],
      vehicle_type: ['for.vehicleClass', 'for.name'],
      'provider.name': ['provider', 'for.provider', 'for.rentalCompany'],
      guests: ['partySize'],
    },
  },
  restaurant: {
    places: [['for'], ['for']],
    times: [
      ['startTime', 'for.startTime', 'startDate', 'reservationTime'],
      ['endTime', 'for.endTime', 'endDate'],
    ],
    fields: { name: ['for.name'], 'provider.name': ['for.name', 'provider'], guests: ['partySize', 'numSeats'] },
  },
  event: {
    places: [['for.location'], ['for.location']],
    times: [
      ['for.startDate', 'for.startTime', 'startDate'],
      ['for.endDate', 'for.endTime', 'endDate'],
    ],
    fields: {
      name: ['for.name', 'for.workPresented', 'for.workPerformed', 'for.superEvent'],
      'provider.name': ['for.organizer', 'for.performer', 'provider'],
      guests: ['numSeats'],
    },
  },
}

/** Fields of every kind. */
export const commonFields: Shape['fields'] = {
  confirmation_no: ['reservationNumber', 'reservationId', 'confirmationNumber', 'bookingReference'],
  'seller.name': ['bookingAgent', 'broker', 'seller'],
  'seller.url': ['bookingAgent.url', 'broker.url'],
  booked_at: ['bookingTime', 'bookingDate', 'dateBooked'],
  currency: ['priceCurrency', 'totalPrice.priceCurrency', 'price.priceCurrency', 'priceSpecification.priceCurrency'],
  class_of_service: ['airplaneSeatClass', 'reservedTicket.ticketedSeat.seatingType', 'seatingType', 'fareClass'],
  coach: ['reservedTicket.ticketedSeat.seatSection'],
  'boarding.local': ['boardingTime', 'for.boardingTime'],
}

/** Types of reservations, and of reserved things if the reservation's type is generic. */
export const kindOfType: Readonly<Record<string, ReservationKind>> = {
  FlightReservation: 'flight',
  AirlineReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'boat',
  FerryReservation: 'boat',
  LodgingReservation: 'lodging',
  HotelReservation: 'lodging',
  RentalCarReservation: 'car',
  CarRentalReservation: 'car',
  TaxiReservation: 'taxi',
  FoodEstablishmentReservation: 'restaurant',
  RestaurantReservation: 'restaurant',
  EventReservation: 'event',
}

export const kindOfThing: Readonly<Record<string, ReservationKind>> = {
  Flight: 'flight',
  TrainTrip: 'train',
  BusTrip: 'bus',
  BoatTrip: 'boat',
  LodgingBusiness: 'lodging',
  Hotel: 'lodging',
  Hostel: 'lodging',
  Motel: 'lodging',
  Resort: 'lodging',
  BedAndBreakfast: 'lodging',
  Campground: 'lodging',
  VacationRental: 'lodging',
  SkiResort: 'lodging',
  Accommodation: 'lodging',
  Apartment: 'lodging',
  HotelRoom: 'lodging',
  House: 'lodging',
  Room: 'lodging',
  Suite: 'lodging',
  RentalCar: 'car',
  Taxi: 'taxi',
  TaxiService: 'taxi',
  FoodEstablishment: 'restaurant',
  Restaurant: 'restaurant',
  BarOrPub: 'restaurant',
  Bakery: 'restaurant',
  Brewery: 'restaurant',
  CafeOrCoffeeShop: 'restaurant',
  FastFoodRestaurant: 'restaurant',
  Winery: 'restaurant',
}
