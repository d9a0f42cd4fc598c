import { extract } from '@sextant/extraction/extract'
import { expect, test } from 'vitest'

/** The confidence of the only booking in the text of an email, from 0 to 1. */
function confidenceOf(sender: string, lines: readonly string[]): number | undefined {
  const headers = [
    `From: ${sender}`,
    'Subject: Your booking QK7T2B is confirmed',
    'Date: Mon, 1 Feb 2027 10:00:00 +0000',
  ]
  const text = [...headers, 'Content-Type: text/plain; charset=utf-8', '', ...lines].join('\r\n')
  const bytes = new TextEncoder().encode(text)
  const { extraction } = extract({ bytes, name: 'mail.eml', contextDate: '2027-02-01T00:00:00Z', definitions: [] })
  expect(extraction.reservations).toHaveLength(1)
  return extraction.reservations[0]?.confidence
}

const stay = [
  'Your booking at Hotel Lilie is confirmed.',
  '',
  'Booking number: QK7T2B',
  'Hotel: Hotel Lilie',
  'Check-in: 2027-03-03',
  'Check-out: 2027-03-05',
]
const hotel = 'Hotel Lilie <desk@lilie.test>'

test('a stay with all of its values labelled is certain', () =>
  expect(confidenceOf(hotel, ['Dear Ada Byron,', ...stay, 'Guest: Ada Byron'])).toBeGreaterThanOrEqual(0.9))

test('a stay without a traveler is not certain', () =>
  expect(confidenceOf(hotel, ['Dear guest,', ...stay])).toBeLessThan(0.9))

test('a rental car is never certain', () =>
  expect(
    confidenceOf('Autohaus Lilie <desk@lilie.test>', [
      'Your rental car is confirmed.',
      '',
      'Booking number: QK7T2B',
      'Driver: Ada Byron',
      'Pick-up: Oslo Airport',
      'Pick-up time: 2027-03-03 10:00',
      'Drop-off: Bergen Airport',
      'Drop-off time: 2027-03-05 10:00',
    ]),
  ).toBeLessThan(0.9))
