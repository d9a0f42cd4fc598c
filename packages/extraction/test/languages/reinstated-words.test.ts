import { saysReinstated } from '@sextant/extraction/languages/reinstated-words'
import { expect, test } from 'vitest'

test.each([
  ['Your reservation ME100 has been reinstated', true],
  ['Ihre Buchung wurde versehentlich storniert', true],
  ['La réservation est rétablie', true],
  ['Su reserva ha sido restablecida', true],
  ['ご予約を復活いたしました', true],
  ['Your booking cannot be reinstated', false],
  ['Services will be restored tomorrow', false],
  ['Your reservation has been cancelled', false],
])('%s', (sentence, isReinstated) => expect(saysReinstated(sentence)).toBe(isReinstated))
