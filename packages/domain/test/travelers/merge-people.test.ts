import { byName, columnOf, namesWith } from '@sextant/contract/kit/fields'
import { maxTags, travelerFields } from '@sextant/contract/travelers/fields'
import { mergePeople, type PersonFields } from '@sextant/domain/travelers/merge-people'
import { expect, test } from 'vitest'

const { location_precision } = columnOf(travelerFields, 'blank')
const nobody: PersonFields = {
  ...byName(namesWith(travelerFields, 'merge', 'first'), () => null),
  tags: [],
  location_precision,
}

test.each(namesWith(travelerFields, 'merge', 'first'))(
  '%s is taken from the kept record, or else from the other',
  (name) => {
    expect(mergePeople({ ...nobody, [name]: 'kept' }, { ...nobody, [name]: 'other' })[name]).toBe('kept')
    expect(mergePeople(nobody, { ...nobody, [name]: 'other' })[name]).toBe('other')
    expect(mergePeople(nobody, nobody)[name]).toBeNull()
  },
)

test('tags are combined without duplicates, up to the maximum', () => {
  const many = Array.from({ length: maxTags }, (_, at) => `tag ${at}`)
  expect(mergePeople({ ...nobody, tags: ['a', 'b'] }, { ...nobody, tags: ['b', 'c'] }).tags).toEqual(['a', 'b', 'c'])
  expect(mergePeople({ ...nobody, tags: many }, { ...nobody, tags: ['one more'] }).tags).toEqual(many)
})

test.each([
  ['exact', 'none', 'none'],
  ['country', 'city', 'country'],
] as const)('merging %s with %s keeps the more private setting', (kept, other, outcome) => {
  const merged = mergePeople({ ...nobody, location_precision: kept }, { ...nobody, location_precision: other })
  expect(merged.location_precision).toBe(outcome)
})
