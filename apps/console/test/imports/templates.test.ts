import { importTypes } from '@sextant/contract/imports/schemas'
import { importFields } from '@sextant/domain/imports/fields'
import { guessMapping } from '@sextant/domain/imports/guess-mapping'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import { expect, test } from 'vitest'
import { templateOf } from '../../src/imports/templates'

test.each(importTypes)('the template of %s is understood as it is, every column', (type) => {
  const [header = ''] = templateOf(type).split('\r\n')
  const columns = header
    .replace('\uFEFF', '')
    .split(',')
    .map((text) => ({ header: text.replaceAll('"', ''), samples: [] }))
  // One label holds commas: it is quoted in the file.
  const mapping = guessMapping(
    type,
    importFields[type].map(({ label }) => ({ header: label, samples: [] })),
  )
  expect(columns.length).toBeGreaterThanOrEqual(importFields[type].length)
  expect(mapping).toEqual(importFields[type].map(({ name }) => name))
  expect(mappingProblems(type, mapping)).toEqual([])
})
