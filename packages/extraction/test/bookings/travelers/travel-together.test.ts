import { travelTogether } from '@sextant/extraction/bookings/travelers/travel-together'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The probabilities of traveling after these persons were compared with those listed with them. */
function together(persons: Readonly<Record<string, number>>, listed: readonly string[]): number[] {
  const text = [...new Set([...Object.keys(persons), ...listed])].join('\n')
  const { candidates } = readCandidates(text)
  const find = (name: string) => candidates.flatMap((one) => (one.mention.value === name ? [one] : []))
  const chosen = new Map(
    Object.entries(persons).flatMap(([name, probability]) =>
      find(name)
        .slice(0, 1)
        .map((candidate) => [name, { candidate, probability }]),
    ),
  )
  travelTogether(chosen, [listed.flatMap(find)])
  return [...chosen.values()].map(({ probability }) => probability)
}

test('those who are listed with a traveler travel as well', () =>
  expect(together({ 'Anna Nowak': 0.9, 'Jan Berg': 0.3 }, ['Anna Nowak', 'Jan Berg'])[1]).toBeCloseTo(0.6))

test('a traveler may be listed in capitals', () =>
  expect(together({ 'Anna Nowak': 0.9, 'JAN BERG': 0.3 }, ['ANNA NOWAK', 'JAN BERG'])[1]).toBeCloseTo(0.6))
