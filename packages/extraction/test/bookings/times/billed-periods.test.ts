import { dropBilledPeriods } from '@sextant/extraction/bookings/times/billed-periods'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from '../read-candidates'

const days = { '2028-02-14': 'start', '2028-02-15': 'start' } as const

test.each(['Billing period: 14 February 2028 – 15 February 2028', 'Abrechnungszeitraum: 14.02.2028 bis 15.02.2028'])(
  'the days of the period that an invoice is for start nothing: %s',
  (text) => {
    const { context, candidates } = readCandidates(text, days)
    dropBilledPeriods(candidates, context)
    expect(valuesWithRole(candidates)).toEqual([])
  },
)

test('days of a stay still start it', () => {
  const { context, candidates } = readCandidates('Stay: 14 February 2028 – 15 February 2028', days)
  dropBilledPeriods(candidates, context)
  expect(valuesWithRole(candidates)).toContain('2028-02-14')
})
