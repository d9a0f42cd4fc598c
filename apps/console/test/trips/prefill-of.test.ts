import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import { describe, expect, test } from 'vitest'
import { prefillOf } from '../../src/trips/manual/prefill-of'
import { aStay } from '../kit/records'

const doubt = (kind?: Reservation['kind']): Diagnostic => ({
  level: 'info',
  code: 'booking-unsure',
  message: 'The message may speak of something.',
  ...(kind && { kind }),
})

describe('the form of an email’s segment', () => {
  test('starts with another stay if a stay was read and is there', () => {
    expect(prefillOf({ reservations: [aStay], diagnostics: [] }, [{ type: 'hotel' }])).toEqual({
      kind: 'hotel',
      values: {},
    })
  })

  test('starts with values that were read but not made a segment', () => {
    expect(prefillOf({ reservations: [aStay], diagnostics: [] }, [])).toMatchObject({
      kind: 'hotel',
      values: { start_datetime: '2026-01-12T00:00', confirmation_no: 'HX7' },
    })
  })

  test('starts with what the email may speak of, or a flight if nothing is known', () => {
    const startsWith = (...diagnostics: Diagnostic[]) => prefillOf({ reservations: [], diagnostics }, []).kind
    expect(startsWith(doubt('train'))).toBe('rail')
    expect(startsWith(doubt(), doubt('taxi'))).toBe('transportation')
    expect(startsWith(doubt())).toBe('air')
  })

  test('starts with what was found incompletely, until its segment is entered', () => {
    const found: Reservation = {
      ...aStay,
      name: 'Hotel Bristol',
      travelers: [{ name: 'Ada Byron' }],
      start: { place: {}, time: { local: '2027-03-04' } },
      end: { place: {}, time: {} },
    }
    const email = { reservations: [aStay], diagnostics: [{ ...doubt('lodging'), found }] }
    expect(prefillOf(email, [{ type: 'hotel', start_datetime: '2026-01-12T15:00:00' }])).toMatchObject({
      kind: 'hotel',
      named: 'Ada Byron',
      isUnsure: true,
      values: { hotel_name: 'Hotel Bristol', start_datetime: '2027-03-04T00:00' },
    })
    expect(prefillOf(email, [{ type: 'hotel', start_datetime: '2027-03-04T15:00:00' }])).toEqual({
      kind: 'hotel',
      values: {},
    })
  })
})
