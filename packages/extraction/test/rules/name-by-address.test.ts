import type { Place, Reservation } from '@sextant/contract/emails/reservation'
import { nameByAddress } from '@sextant/extraction/rules/name-by-address'
import { expect, test } from 'vitest'

const address = { reader: 'supplier', part: '1', path: '3:1', text: 'Lindenstraße 1' }

const ride = (kind: Reservation['kind'], from: Place, to: Place): Reservation => ({
  kind,
  status: 'confirmed',
  confidence: 1,
  travelers: [],
  provider: { name: 'Example Rides' },
  start: { place: from, time: { local: '2027-05-10T09:15' } },
  end: { place: to, time: {} },
  evidence: { 'start.place.address': address },
})

test('the naming of places calls the ends of a ride by their addresses, with their evidence', () => {
  const { start, end, evidence } = nameByAddress(ride('taxi', { address: 'Lindenstraße 1' }, { address: 'Am Hafen 2' }))
  expect([start.place.name, end.place.name]).toEqual(['Lindenstraße 1', 'Am Hafen 2'])
  expect(evidence['start.place.name']).toEqual(address)
})

test('the naming of places leaves what has a name or a code, and the stops of other journeys', () => {
  const named = ride('taxi', { name: 'Hotel Linden', address: 'Lindenstraße 1' }, { iata_code: 'BER', address: 'BER' })
  expect(nameByAddress(named)).toBe(named)
  const coach = ride('bus', { address: 'Lindenstraße 1' }, {})
  expect(nameByAddress(coach)).toBe(coach)
})
