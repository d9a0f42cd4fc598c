import { anyOf } from '@sextant/extraction/kit/any-of'
import { expect, test } from 'vitest'

const patterns = [
  '(?<!\\p{L})(?:one|two) cats?|(?<!\\p{L})a [dt]og',
  '^[|(]x',
  '(?<!\\p{L})dog(?!\\p{L})|bird\\|s',
  '(?:fish|(?<!\\p{L})crab)',
]

test.each([
  'two cats',
  'fortwo cats',
  'a dog',
  'a tog',
  'dogs',
  'hotdog',
  'hot dog',
  '|x',
  'y|x',
  'blackbird|s',
  'bird',
  'starfish',
  'a crab',
  'acrab',
])('any of several patterns is found in “%s” as by the patterns themselves', (text) => {
  const plain = new RegExp(patterns.join('|'), 'u').exec(text)
  expect(anyOf(patterns, 'u').exec(text)).toEqual(plain)
})

test('patterns that do not begin at a word need no check for it', () =>
  expect(anyOf(['a|b', 'c'], 'u').source).toBe('a|b|c'))
