import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { expect, test } from 'vitest'

test.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['<html>', '<html>'],
  ['', ''],
])('JSON %s is indented, and other text is unchanged', (text, shown) => {
  expect(prettyJson(text)).toBe(shown)
})
