import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

/** The names of the travelers of a stay whose markup has this under `underName`. */
function namesOf(underName: unknown): (string | undefined)[] {
  const stay = {
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: 'PH7731',
    underName,
    reservationFor: { '@type': 'Hotel', name: 'Hotel Adler' },
    checkinTime: '2026-03-10',
    checkoutTime: '2026-03-12',
  }
  const page = `<script type="application/ld+json">${JSON.stringify(stay)}</script>`
  const bytes = new TextEncoder().encode(page)
  const { extraction } = extract({ definitions, bytes, name: 'a.html', contextDate: '2026-01-01' })
  return extraction.reservations.flatMap(({ travelers }) => travelers.map(({ name }) => name))
}

test.each([
  ['a name', { name: 'Grace Hopper' }],
  ['text alone', 'Grace Hopper'],
  ['given and family name', { givenName: 'Grace', familyName: 'Hopper' }],
  ['first and last name, which schema.org does not have', { firstName: 'Grace', lastName: 'Hopper' }],
])('a traveler is read from %s', (_, underName) => expect(namesOf(underName)).toEqual(['Grace Hopper']))
