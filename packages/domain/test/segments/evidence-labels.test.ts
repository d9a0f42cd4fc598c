import { Reservation } from '@sextant/contract/emails/reservation'
import { describe, expect, test } from 'vitest'
import { evidenceFieldLabel, evidenceSourceLabel } from '../../src/segments/evidence-labels'

describe('where a value comes from, in words', () => {
  test.each([
    ['price', 'Price'],
    ['confirmation_no', 'Confirmation number'],
    ['provider.name', 'Provider'],
    ['start.place.locality', 'City at the start'],
    ['start_locality', 'City at the start'],
    ['end.time.local', 'Date and time at the end'],
    ['end_datetime', 'Date and time at the end'],
    ['end.place.station_code', 'Station code at the end'],
    ['travelers.0.name', 'Traveler'],
    ['travelers.1.ticket_number', 'Traveler 2 ticket number'],
    ['departure_gate', 'Departure gate'],
  ])('%s is called %s', (field, words) => expect(evidenceFieldLabel(field)).toBe(words))

  test('no field of a reservation keeps a spelling for machines', () => {
    const fields = Object.keys(Reservation.shape).map(evidenceFieldLabel)
    expect(fields.filter((words) => !/^[A-Z][a-z]+( [a-z]+)*$/.test(words))).toEqual([])
  })

  test('a reader is what it reads; every definition of a supplier reads words', () => {
    expect(evidenceSourceLabel('json-ld')).toBe('Booking data in the email')
    expect(evidenceSourceLabel('bahn.de/confirmation')).toBe('Words of the email')
  })
})
