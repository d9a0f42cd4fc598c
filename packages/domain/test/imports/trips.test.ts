import { type TripField, tripFields } from '@sextant/contract/imports/schemas'
import { readTrip } from '@sextant/domain/imports/read-trip'
import { fromReservation } from '@sextant/domain/segments/from-reservation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

type Cells = Partial<Record<TripField, string>>

const read = (cells: Cells, dateOrder: 'dmy' | 'mdy' | 'ymd' = 'dmy') => {
  const map = new Map<TripField, string>()
  for (const field of tripFields) {
    const cell = cells[field]
    if (cell !== undefined) map.set(field, cell)
  }
  return readTrip(map, { dateOrder, phoneCountry: null })
}
const reservation = (cells: Cells) => read(cells).trip?.reservation
const summary = (cells: Cells) => read(cells).problems.map(({ field, level }) => [field, level])

const flight: Cells = {
  traveler_email: 'ana@example.com',
  traveler_name: 'Silva, Ana',
  flight_number: 'LH 400',
  provider: 'Lufthansa',
  start_date: '21.11.2026',
  start_time: '10:35',
  end_time: '13:10',
  origin: 'FRA',
  destination: 'New York (JFK)',
  confirmation_no: 'ABC123',
  cabin: 'Economy',
  price: '1.234,50 €',
  booked_date: '1.10.2026',
  source_name: 'Amex GBT',
}

test('an import of bookings reads a flight reservation from a row', () => {
  expect(read(flight)).toEqual({
    trip: {
      amounts: [],
      traveler_email: 'ana@example.com',
      traveler_name: 'Silva, Ana',
      source_name: 'Amex GBT',
      reservation: {
        kind: 'flight',
        status: 'confirmed',
        confirmation_no: 'ABC123',
        travelers: [{ name: 'Silva, Ana', email: 'ana@example.com' }],
        provider: { name: 'Lufthansa' },
        number: 'LH 400',
        start: { place: { iata_code: 'FRA' }, time: { local: '2026-11-21T10:35:00' } },
        end: { place: { iata_code: 'JFK', name: 'New York (JFK)' }, time: { local: '2026-11-21T13:10:00' } },
        class_of_service: 'Economy',
        price: '1234.50',
        currency: 'EUR',
        booked_at: '2026-10-01',
        confidence: 1,
        evidence: {},
      },
    },
    problems: [],
  })
})

test('an import of bookings reads the hotel, address, city and country of a stay', () => {
  const stay: Cells = {
    traveler_name: 'Ana Silva',
    hotel_name: 'Hotel Adlon',
    address: 'Unter den Linden 77',
    city: 'Berlin',
    country: 'Deutschland',
    start_date: '2026-11-21',
    end_date: '2026-11-23',
    price: '420',
    currency: 'eur',
  }
  expect(reservation(stay)).toMatchObject({
    kind: 'lodging',
    name: 'Hotel Adlon',
    start: {
      place: { address: 'Unter den Linden 77', locality: 'Berlin', country_code: 'DE' },
      time: { local: '2026-11-21' },
    },
    end: { time: { local: '2026-11-23' } },
    price: '420',
    currency: 'EUR',
  })
})

describe('the type of a booking', () => {
  const base: Cells = { traveler_name: 'Ana', start_date: '2026-11-21' }
  test.each<[Cells, string]>([
    [{ type: 'Flug' }, 'flight'],
    [{ type: 'Hotel' }, 'lodging'],
    [{ type: 'Car Rental' }, 'car'],
    [{ type: 'Bahn' }, 'train'],
    [{ type: 'Restaurant' }, 'restaurant'],
    [{ type: 'Ferry' }, 'boat'],
    [{ flight_number: 'LH400' }, 'flight'],
    [{ origin: 'FRA', destination: 'JFK' }, 'flight'],
    [{ train_number: 'ICE 600' }, 'train'],
    [{ hotel_name: 'Adlon' }, 'lodging'],
    [{ car_type: 'Compact' }, 'car'],
    [{ activity_name: 'Trade fair' }, 'event'],
  ])('of %j is %s', (cells, kind) => expect(reservation({ ...base, ...cells })?.kind).toBe(kind))

  test('falls back to the other columns if its word is unknown, with a warning', () => {
    expect(reservation({ ...base, type: 'Segment A', hotel_name: 'Adlon' })?.kind).toBe('lodging')
    expect(summary({ ...base, type: 'Segment A', hotel_name: 'Adlon' })).toEqual([['type', 'warning']])
  })
})

describe('a row is rejected', () => {
  test.each<[string, Cells, TripField]>([
    ['without anything that was booked', { flight_number: '', origin: '' }, 'type'],
    ['without a start', { start_date: '' }, 'start_date'],
    ['with a start that is no date', { start_date: '31.02.2026' }, 'start_date'],
    ['with an end before its start', { end_date: '1.11.2026' }, 'end_date'],
    ['of nobody', { traveler_email: '', traveler_name: '' }, 'traveler_email'],
  ])('%s', (_, cells, field) => {
    expect(read({ ...flight, ...cells }).trip).toBeNull()
    expect(summary({ ...flight, ...cells })).toContainEqual([field, 'error'])
  })
})

describe('the arrival of a flight', () => {
  test('is on the day of the departure if it has no date of its own', () => {
    expect(reservation({ ...flight, start_time: '22:10', end_time: '06:20' })?.end.time.local).toBe(
      '2026-11-21T06:20:00',
    )
  })

  test('can be on the day before, if the file says so, across the date line', () => {
    const read = reservation({ ...flight, start_date: '22.11.2026', end_date: '21.11.2026' })
    expect(read?.end.time.local).toBe('2026-11-21T13:10:00')
  })

  test('uses the time of its date column if it has no time column', () => {
    expect(reservation({ ...flight, end_date: '21.11.2026 14:00', end_time: '' })?.end.time.local).toBe(
      '2026-11-21T14:00:00',
    )
  })
})

test('an import of bookings reads cancelled bookings as cancelled, and unknown statuses as confirmed with a warning', () => {
  expect(reservation({ ...flight, status: 'storniert' })?.status).toBe('cancelled')
  expect(reservation({ ...flight, status: 'flown?' })?.status).toBe('confirmed')
  expect(summary({ ...flight, status: 'flown?' })).toEqual([['status', 'warning']])
})

test('an import of bookings leaves out values that cannot be read, with a warning', () => {
  const odd: Cells = {
    ...flight,
    price: 'a lot',
    country: 'Atlantis',
    start_time: 'noon',
    booked_date: 'once',
  }
  expect(new Set(summary(odd).map(String))).toEqual(
    new Set(['booked_date,warning', 'country,warning', 'price,warning', 'start_time,warning']),
  )
  expect(read(odd).trip).not.toBeNull()
})

test('whatever the cells contain, a row without errors becomes a segment', () => {
  const context = {
    source: { id: 'import', name: 'Import', type: 'unknown' },
    convert: () => null,
  } as const
  const cells = fc.dictionary(fc.constantFrom(...tripFields), fc.string({ unit: 'binary', maxLength: 60 }))
  fc.assert(
    fc.property(cells, (random) => {
      const { trip, problems } = read({ ...flight, ...random, start_date: '21.11.2026' })
      expect(trip === null).toBe(problems.some(({ level }) => level === 'error'))
      expect(trip === null ? null : fromReservation(trip.reservation, context) === null).not.toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('an import of bookings reads fees and refunds in the currency of the row, and nothing of zero or of no currency', () => {
  const amounts = { cancellation_fee: '50,00', refund: '€ 162.40', no_show: '0', exchange: 'soon' }
  expect(read({ ...flight, ...amounts, currency: 'USD' })).toMatchObject({
    trip: {
      amounts: [
        { kind: 'cancellation_fee', amount: '50.00', currency: 'USD' },
        { kind: 'refund', amount: '162.40', currency: 'USD' },
      ],
    },
    problems: [{ field: 'exchange', level: 'warning' }],
  })
  expect(read({ ...flight, ...amounts }).trip?.amounts).toEqual([{ kind: 'refund', amount: '162.40', currency: 'EUR' }])
})
