import type { Reservation } from '@sextant/contract/emails/reservation'
import { withCompany } from '@sextant/extraction/senders/with-company'
import { expect, test } from 'vitest'

const at = { place: {}, time: {} }
const reserved = (kind: Reservation['kind'], name: string, provider: Reservation['provider'] = {}): Reservation => ({
  kind,
  status: 'confirmed',
  travelers: [],
  provider,
  start: at,
  end: at,
  name,
  confidence: 1,
  evidence: {},
})
const chain = { id: 'marriott', name: 'Marriott', type: 'supplier' } as const
const agency = { id: 'expedia', name: 'Expedia', type: 'ota' } as const
const tables = { id: 'resy', name: 'Resy', type: 'supplier' } as const
const inn = reserved('lodging', 'Courtyard Boston', { name: 'Courtyard Boston' })

test('the chain that sent an email is the provider of its house', () =>
  expect(withCompany([inn], chain)).toMatchObject([{ provider: { name: 'Marriott' } }]))

test('the sender does not replace a named company, nor the house next to a flight', () => {
  const flight = reserved('flight', '', { name: 'SWISS' })
  expect(withCompany([flight, inn], chain)).toEqual([flight, inn])
})

test('an agency, and a booking system for tables, is the seller', () => {
  expect(withCompany([inn], agency)).toMatchObject([{ provider: inn.provider, seller: { name: 'Expedia' } }])
  expect(withCompany([reserved('restaurant', 'Copper Lantern')], tables)).toMatchObject([
    { provider: { name: 'Copper Lantern' }, seller: { name: 'Resy' } },
  ])
})

test('an unknown sender is nothing', () =>
  expect(withCompany([inn], { id: 'Email', name: 'Email', type: 'unknown' })).toEqual([inn]))
