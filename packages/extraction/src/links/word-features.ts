import { folded } from '../kit/fold'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Context } from './context'
import { crossFeatures, feature, featuresUnder } from './hash'

/** Scripts without spaces, whose words are split into character bigrams. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const word = /\p{L}[\p{L}\p{M}'’]*/gu
const maxLength = 20
const maxPairs = 12

const named = featuresUnder('word|')

/** Features of the words of a folded text, in order. Numbers, single letters and overlong words are omitted. */
function wordsIn(text: string): number[] {
  const words: number[] = []
  const add = (one: string): void => void words.push(named(one))
  const isSpaced = !unspaced.test(text)
  for (const one of text.match(word) ?? []) {
    if (isSpaced || !unspaced.test(one)) {
      if (one.length > 1 && one.length < maxLength) add(one)
    } else for (let at = 0; at + 1 < one.length && at < maxPairs; at++) add(one.slice(at, at + 2))
  }
  return words
}

const cache = new WeakMap<Line, number[]>()

/** Features of the words of a line, cached by line. */
function wordsOfLine(line: Line, { undated }: Context): number[] {
  const cached = cache.get(line)
  if (cached) return cached
  const words = wordsIn(undated[line.index] ?? '')
  cache.set(line, words)
  return words
}

const relationTo = featuresUnder('words|')

/**
 * Features of the words of a line in some relation to a mention: its first and last words, at most `max` in total. They
 * let the models learn words that the lexicon lacks.
 */
export function wordFeatures(relation: string, line: Line | null | undefined, max: number, context: Context): number[] {
  if (!line) return []
  const all = wordsOfLine(line, context)
  const words = all.length <= max ? all : [...all.slice(0, max / 2), ...all.slice(-max / 2)]
  const id = relationTo(relation)
  return [...new Set(words)].map((one) => crossFeatures(one, id))
}

const maxValueWords = 6
const [within, asFirst, asLast] = [feature('words|value'), feature('words|value-first'), feature('words|value-last')]

/** Features of the words of a value: `Rewards` is not a traveler, `Pousada` is a place to stay. */
export function valueFeatures(value: string): number[] {
  const words = wordsIn(folded(value))
  const result = words.slice(0, maxValueWords).map((one) => crossFeatures(one, within))
  const [first, last] = [words[0], words.at(-1)]
  if (first !== undefined) result.push(crossFeatures(first, asFirst))
  if (last !== undefined) result.push(crossFeatures(last, asLast))
  return result
}

/** Maximum distance in characters of words before and after a mention, and their maximum number. */
const before = { letters: 60, words: 3 }
const behind = { letters: 30, words: 2 }
const [leftId, rightId] = [feature('words|before'), feature('words|behind')]

/** Features of the words next to a mention in its line. */
export function adjacentWords({ line, start, end }: Mention, { undated }: Context): number[] {
  const text = undated[line] ?? ''
  const left = wordsIn(text.slice(Math.max(0, start - before.letters), start)).slice(-before.words)
  const right = wordsIn(text.slice(end, end + behind.letters)).slice(0, behind.words)
  return [...left.map((one) => crossFeatures(one, leftId)), ...right.map((one) => crossFeatures(one, rightId))]
}
