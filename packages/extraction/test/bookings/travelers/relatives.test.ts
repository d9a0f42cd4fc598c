import type { Candidate } from '@sextant/extraction/bookings/roles'
import { relativesTraveling } from '@sextant/extraction/bookings/travelers/relatives'
import { expect, test } from 'vitest'

const named = (value: string, traveler: number): Candidate => ({
  mention: { type: 'text', line: 0, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: { traveler, none: 1 - traveler },
})

test.each([
  ['MILES OKAFOR', 'DANIELLE OKAFOR', 0.9],
  ['Okafor, Miles', 'Danielle Okafor', 0.9],
  ['OKAFOR/MILES', 'Danielle Okafor', 0.9],
  ['Danielle Okafor', 'DANIELLE OKAFOR', 0],
  ['Danielle', 'Danielle Okafor', 0],
  ['Anna Nowak', 'Anna Berg', 0],
])('beside "%s", "%s" travels as a relative with %d', (name, other, probability) => {
  const own = named(name, 0.1)
  expect(relativesTraveling([own, named(other, 0.9)]).get(own) ?? 0).toBe(probability)
})
