import { readJson } from '@sextant/extraction/kit/lenient-json'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('the JSON reader reads valid JSON unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { values, repaired } = readJson(JSON.stringify(value))
      expect(repaired).toBe(false)
      expect(JSON.stringify(values[0])).toBe(JSON.stringify(value))
    }),
  )
})

test.each([
  ['a missing comma', '{"a":1 "b":2}', { a: 1, b: 2 }],
  ['a comma too many', '{"a":[1,2,],}', { a: [1, 2] }],
  ['a missing bracket at the end', '{"a":{"b":[1,2', { a: { b: [1, 2] } }],
  ['a comment', '{"a":1, // one\n /* two */ "b":2}', { a: 1, b: 2 }],
  ['single quotes and bare keys', "{a:'x', b : true}", { a: 'x', b: true }],
  ['line breaks in a string', '{"a":"x\ny"}', { a: 'x\ny' }],
  ['HTML entities for quotes', '{&quot;a&quot;:&quot;x&quot;}', { a: 'x' }],
  ['quotes in a string', '{"a":"Eva "Evi" Green","b":[\'it\'s\', "c"]}', { a: 'Eva "Evi" Green', b: ["it's", 'c'] }],
  ['quotes at the end of a string', '{"a":"Hotel "Post"","b":1}', { a: 'Hotel "Post"', b: 1 }],
  ['a missing comma before a bare key', '{"a":"x" b:"y"}', { a: 'x', b: 'y' }],
  ['an array that is not closed', '{"a":[{"b":1},"c":2}', { a: [{ b: 1 }, 'c', 2] }],
])('repairs %s', (_, text, value) => {
  expect(readJson(text)).toEqual({ values: [value], repaired: true })
})

test('the JSON reader reads all values without a comma between them', () => {
  expect(readJson('[{"a":1}{"b":2}]').values).toEqual([[{ a: 1 }, { b: 2 }]])
  expect(readJson('{"a":1}{"b":2}').values).toEqual([{ a: 1 }, { b: 2 }])
})

test('the JSON reader never throws or hangs, however deep the nesting', () => {
  const token = fc.constantFrom('{', '}', '[', ']', ':', ',', '"', "'", '\\', 'a', '1', '//', '/*', ' ', '\n', '&quot;')
  fc.assert(fc.property(fc.array(token, { maxLength: 80 }), (tokens) => void readJson(tokens.join(''))))
  readJson('['.repeat(200_000))
  readJson('{"a":'.repeat(200_000))
  readJson(`{${'"a":"\\'.repeat(100_000)}`)
})
