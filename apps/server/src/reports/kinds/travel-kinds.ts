import { readTravel } from '../travel/store'
import { kind } from './kind'
import { byProvider, rateOf, spendOutline } from './spend'
import * as of from './travel-columns'

/** Flights, one per row. */
export const flightSpend = kind({
  read: readTravel({ type: 'air' }),
  columns: (currency) => [
    ...of.who,
    of.firstDay('Day'),
    ...of.starts('Departure (local)'),
    ...of.ends('Arrival (local)'),
    of.provider('Airline'),
    of.detail('Flight', 'flight_number'),
    of.route,
    of.detail('From', 'origin'),
    of.detail('To', 'destination'),
    ...of.cities,
    of.detail('Cabin', 'cabin', 'class_of_service'),
    of.detail('Fare basis', 'fare_basis_code'),
    of.distance,
    ...of.co2,
    ...of.booking(currency),
  ],
  outline: spendOutline({
    rows: 'Flights',
    breakdowns: [
      byProvider('Airline'),
      'route',
      'traveler',
      { id: 'cabin', label: 'Cabin', of: (row) => of.detailOf(row, 'cabin', 'class_of_service') },
      'department',
      'cost_center',
      'source',
    ],
  }),
})

/** Stays, one per row. */
export const hotelSpend = kind({
  read: readTravel({ type: 'hotel' }),
  columns: (currency) => [
    ...of.who,
    of.provider('Hotel'),
    of.detail('Chain', 'chain'),
    ...of.place,
    of.firstDay('Check-in'),
    of.lastDay('Check-out'),
    ...of.nights,
    of.detail('Rooms', 'number_of_rooms'),
    of.detail('Room type', 'room_type'),
    of.nightly(currency),
    ...of.booking(currency),
  ],
  outline: spendOutline({
    rows: 'Stays',
    unit: { label: 'Nights', rate: 'Rate a night' },
    breakdowns: [byProvider('Hotel'), 'city', 'traveler', 'department', 'cost_center', 'source'],
  }),
})

/** Rental cars, one per row. */
export const carSpend = kind({
  read: readTravel({ type: 'car' }),
  columns: (currency) => [
    ...of.who,
    of.provider('Company'),
    of.detail('Car type', 'car_type'),
    ...of.starts('Pick-up (local)'),
    ...of.startPlace,
    ...of.ends('Drop-off (local)'),
    ...of.endPlace,
    ...of.days,
    of.daily(currency),
    ...of.booking(currency),
  ],
  outline: spendOutline({
    rows: 'Rentals',
    unit: { label: 'Days', rate: 'Rate a day' },
    breakdowns: [byProvider('Company'), 'city', 'traveler', 'department', 'cost_center', 'source'],
  }),
})

/** Trains, one per row. */
export const railSpend = kind({
  read: readTravel({ type: 'rail' }),
  columns: (currency) => [
    ...of.who,
    of.provider('Operator'),
    of.detail('Line', 'rail_line', 'train_type'),
    of.detail('Train', 'train_number'),
    of.route,
    ...of.starts('Departure (local)'),
    ...of.startPlace,
    ...of.ends('Arrival (local)'),
    ...of.endPlace,
    of.detail('Class', 'class_of_service'),
    ...of.booking(currency),
  ],
  outline: spendOutline({
    rows: 'Trains',
    breakdowns: [
      byProvider('Operator'),
      'route',
      'traveler',
      { id: 'class', label: 'Class', of: (row) => of.detailOf(row, 'class_of_service') },
      'department',
      'cost_center',
      'source',
    ],
  }),
})

/** Taxis, transfers, buses and ferries, one per row. */
export const groundSpend = kind({
  read: readTravel({ type: 'activity', activity: 'transportation' }),
  columns: (currency) => [
    ...of.who,
    of.provider('Provider'),
    of.detail('Service', 'activity_name'),
    of.detail('Vehicle', 'vehicle_type'),
    ...of.starts('Starts (local)'),
    ...of.startPlace,
    ...of.ends('Ends (local)'),
    ...of.endPlace,
    ...of.booking(currency),
  ],
  outline: spendOutline({
    rows: 'Rides',
    breakdowns: [byProvider('Provider'), 'city', 'traveler', 'department', 'cost_center', 'source'],
  }),
})

const types = ['air', 'hotel', 'car', 'rail', 'activity'] as const
const typeLabels: Readonly<Record<string, string>> = {
  air: 'Flights',
  hotel: 'Hotels',
  car: 'Cars',
  rail: 'Rail',
  activity: 'Activities',
}

/** All travel, one segment per row. */
export const allSegments = kind({
  read: readTravel(),
  columns: (currency) => [
    ...of.kindOf,
    ...of.who,
    of.provider('Provider'),
    of.detail('Number', 'flight_number', 'train_number'),
    of.route,
    of.firstDay('First day'),
    of.lastDay('Last day'),
    ...of.starts('Starts (local)'),
    ...of.startPlace,
    ...of.ends('Ends (local)'),
    ...of.endPlace,
    ...of.nights,
    ...of.days,
    of.detail('Class', 'cabin', 'class_of_service', 'room_type', 'car_type', 'vehicle_type'),
    ...of.co2,
    ...of.booking(currency),
  ],
  outline: {
    ...spendOutline({
      rows: 'Segments',
      rates: [
        rateOf('air', 'Price of a flight'),
        rateOf('hotel', 'Price of a night'),
        rateOf('car', 'Price of a rental day'),
        rateOf('rail', 'Price of a train'),
      ],
      breakdowns: [
        { id: 'type', label: 'Type', of: ({ type }) => typeLabels[type] ?? type },
        'traveler',
        byProvider('Provider'),
        'department',
        'cost_center',
        'source',
        'source_class',
      ],
    }),
    chart: {
      label: 'Segments by type',
      unit: 'count',
      series: types.map((id) => ({ id, label: typeLabels[id] ?? id })),
      day: ({ day }) => day,
    },
  },
})
