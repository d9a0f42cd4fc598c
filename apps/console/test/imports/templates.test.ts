import { importTypes } from '@sextant/contract/imports/schemas'
import { importFields } from '@sextant/domain/imports/fields'
import { guessMapping } from '@sextant/domain/imports/guess-mapping'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import { expect, test } from 'vitest'
import { templateOf } from '../../src/imports/templates'

test.each(importTypes)('every column of the %s template is recognized', (type) => {
  const [header = '', ...rows] = templateOf(type).trimEnd().split('\r\n')
  const labels = importFields[type].map(({ label }) => label)
  expect(header.replace('\uFEFF', '')).toBe(
    labels.map((label) => (label.includes(',') ? `"${label}"` : label)).join(','),
  )
  expect(rows).toHaveLength(2)
  const mapping = guessMapping(
    type,
    labels.map((label) => ({ header: label, samples: [] })),
  )
  expect(mapping).toEqual(importFields[type].map(({ name }) => name))
  expect(mappingProblems(type, mapping)).toEqual([])
})
