import { travelTypes } from '@sextant/contract/segments/schemas'
import { sourceClassLabel, sourceName } from '@sextant/domain/segments/source-name'
import { segmentKindsOf, switchTravelType, travelTypesIn } from '@sextant/domain/segments/travel-query'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe("Travel's list types (spec §2, §7)", () => {
  test.each([
    [undefined, { kind: 'all' }],
    ['air', { kind: 'air' }],
    ['air,hotel', { kind: 'all', segment_type: 'air,hotel' }],
    ['restaurant', { kind: 'activity', activity_type: 'restaurant' }],
    ['restaurant,activity', { kind: 'activity', activity_type: 'restaurant,general' }],
    ['air,transportation', { kind: 'all', segment_type: 'air,activity', activity_type: 'transportation' }],
    ['nonsense', { kind: 'all' }],
    ['all,air', { kind: 'all' }],
  ])('%s requests %o', (text, requests) => expect(segmentKindsOf(travelTypesIn(text))).toEqual(requests))

  test('trips cannot be combined with other types', () => expect(travelTypesIn('air,trip')).toEqual(['trip']))

  test('toggling a type twice leaves the others unchanged', () => {
    const adding = travelTypes.filter((type) => type !== 'all' && type !== 'trip')
    fc.assert(
      fc.property(fc.subarray([...adding]), fc.constantFrom(...adding), (types, type) => {
        const before = travelTypesIn(types.join(','))
        const once = travelTypesIn(switchTravelType(before, type))
        expect(travelTypesIn(switchTravelType(once, type))).toEqual(before)
      }),
    )
  })
})

test('a source without a name of its own is unknown (spec §9)', () => {
  expect([null, 'Email', ' ', 'Egencia'].map(sourceName)).toEqual(['Unknown', 'Unknown', 'Unknown', 'Egencia'])
  expect([sourceClassLabel('tmc'), sourceClassLabel('direct'), sourceClassLabel(null)]).toEqual([
    'TMC',
    'Non-TMC',
    'Unknown',
  ])
})
