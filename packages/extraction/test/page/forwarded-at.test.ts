import { forwardedAt } from '@sextant/extraction/page/forwarded-at'
import { expect, test } from 'vitest'

const carrier = { sent: '2027-02-05T09:00:00.000Z', offset: 60 }

test.each([
  ['Mon, Feb 1, 2027 at 10:00 AM', '2027-02-01T09:00:00.000Z'],
  ['Monday, February 1, 2027 10:00 PM', '2027-02-01T21:00:00.000Z'],
  ['Montag, 1. Februar 2027 10:00', '2027-02-01T09:00:00.000Z'],
  ['lun. 1 févr. 2027 à 10:00', '2027-02-01T09:00:00.000Z'],
  ['Mon, 1 Feb 2027 10:00:00 +0900', '2027-02-01T01:00:00.000Z'],
  ['01/02/2027 10:00', '2027-02-01T09:00:00.000Z'],
  ['02/04/2027 10:00 AM', '2027-02-04T09:00:00.000Z'],
  ['2027年2月1日 10:00', '2027-02-01T09:00:00.000Z'],
])('%s', (written, expected) => {
  expect(forwardedAt(written, carrier)).toBe(expected)
})

test('a message was not sent after the email that carries it', () => {
  expect(forwardedAt('Mon, Feb 8, 2027 at 10:00 AM', carrier)).toBeNull()
  expect(forwardedAt('yesterday', carrier)).toBeNull()
})
