import { isTripTitle } from '@sextant/extraction/bookings/places/trip-titles'
import { expect, test } from 'vitest'

test.each(['Madrid / Lisbon', 'Nowak/Oslo', 'NOWAK / Berlin-Hamburg', 'Nowak LHR/CDG', 'Swiss ZRH-LHR'])(
  '%s is a trip',
  (text) => {
    expect(isTripTitle(text)).toBe(true)
  },
)

test.each(['NOWAK/ANNA', 'Nowak/Anna', 'WANG/JINAN', 'Nowak/Deacon', 'TRAN, KIM-ANH', 'Anna Nowak-Berg', 'Anna Nowak'])(
  '%s is a person',
  (text) => {
    expect(isTripTitle(text)).toBe(false)
  },
)
