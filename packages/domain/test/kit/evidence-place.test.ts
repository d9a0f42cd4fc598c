import { evidencePlace } from '@sextant/domain/kit/evidence-place'
import { expect, test } from 'vitest'

test.each([
  ['$[0].totalPrice', 'total price'],
  ['$.reservationFor.departureTime', 'reservation for, departure time'],
  ['script[1][0].underName.name', 'under name, name'],
  ['$[0].subReservation[1].reservationId', 'sub reservation 2, reservation id'],
  ['$', 'structured data'],
  ['12:4', '12:4'],
  ['subject', 'subject'],
])('%s is shown as %s', (path, message) => {
  expect(evidencePlace(path)).toBe(message)
})
