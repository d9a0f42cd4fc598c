import { Reservation } from '@sextant/contract/emails/reservation'
import { describe, expect, test } from 'vitest'
import { evidenceFieldLabel, evidenceSourceLabel } from '../../src/segments/evidence-labels'

describe('labels of evidence', () => {
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
  ])('%s is labelled %s', (field, words) => expect(evidenceFieldLabel(field)).toBe(words))

  test('every field of a reservation has a label in plain words', () => {
    const fields = Object.keys(Reservation.shape).map(evidenceFieldLabel)
    expect(fields.filter((words) => !/^[A-Z][a-z]+( [a-z]+)*$/.test(words))).toEqual([])
  })

  test('readers are labelled by what they read, and all supplier definitions as text', () => {
    expect(evidenceSourceLabel('json-ld')).toBe('Booking data in the email')
    expect(evidenceSourceLabel('model')).toBe('Words of the email, by the language model')
    expect(evidenceSourceLabel('bahn.de/confirmation')).toBe('Words of the email')
  })
})
