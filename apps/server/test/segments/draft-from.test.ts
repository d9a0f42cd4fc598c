import type { Reservation } from '@sextant/contract/emails/reservation'
import { expect, test } from 'vitest'
import { draftFrom } from '../../src/segments/draft-from'

const context = { source: { id: 'Email', name: 'Email', type: 'unknown' }, convert: () => null } as const

const ride = (from: string, to: string): Reservation => ({
  kind: 'train',
  status: 'confirmed',
  travelers: [{ name: 'Ada Lovelace' }],
  provider: { name: 'Deutsche Bahn' },
  start: {
    place: { name: from, locality: 'Köln', country_code: 'DE' },
    time: { local: '2027-03-04T07:05:00' },
  },
  end: { place: { name: to }, time: { local: '2027-03-04T08:20:00' } },
  confidence: 1,
  evidence: {},
})

test('a city has a single name, and a station’s code is replaced by its name', () => {
  const draft = draftFrom(ride('8000105', '9999999'), context)
  expect(draft).toMatchObject({
    start_locality: 'Cologne',
    origin_station: expect.stringContaining('Frankfurt'),
    origin_code: '8000105',
    // A code that is unknown.
    destination_station: '9999999',
  })
})
