import { kanaPassengers } from '@sextant/extraction/bookings/travelers/kana-passengers'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The passengers in kana of a page whose likely traveler is the one in kanji. */
function passengers(text: string, likely: string, ...inKana: string[]): string[] {
  const { context, candidates } = readCandidates(text)
  const named = candidates.filter(({ mention }) => [likely, ...inKana].includes(mention.value))
  const candidate = named.find(({ mention }) => mention.value === likely)
  const ranked = candidate ? [{ candidate, probability: 0.9 }] : []
  return kanaPassengers(
    ranked,
    named.map((one) => ({ candidate: one })),
    context,
  ).map(({ candidate: { mention } }) => mention.value)
}

test('passengers are those whom the page lists in kana below their label', () =>
  expect(
    passengers('中村 彩 様\n【搭乗者】\nモリ アヤ 様(女性)\nモリ ケン 様(男性)', '中村 彩', 'モリ アヤ', 'モリ ケン'),
  ).toEqual(['モリ アヤ', 'モリ ケン']))

test('a name in kanji behind a label stays the one of the passenger', () =>
  expect(passengers('中村 彩 様\n搭乗者 中村 彩 様\nモリ アヤ', '中村 彩', 'モリ アヤ')).toEqual([]))

test('a name in kana without a label is not a passenger', () =>
  expect(passengers('中村 彩 様\nホテル\nモリ アヤ', '中村 彩', 'モリ アヤ')).toEqual([]))
