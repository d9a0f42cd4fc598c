import { inOneScript } from '@sextant/extraction/bookings/travelers/one-script'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** The persons of a page who are left, each with the probability of traveling. */
function left(text: string, persons: Readonly<Record<string, number>>, lists: readonly string[][] = []): string[] {
  const { context, candidates } = readCandidates(text)
  const named = candidates.filter(({ mention }) => mention.value in persons)
  const listed = named.map((candidate) => ({
    candidate,
    lists: lists
      .filter((list) => list.includes(candidate.mention.value))
      .map((list) => named.filter((one) => list.includes(one.mention.value))),
  }))
  const ranked = named.map((candidate) => ({ candidate, probability: persons[candidate.mention.value] ?? 0 }))
  const names = inOneScript(ranked, listed, context).map(({ candidate }) => candidate.mention.value)
  return [...new Set(names)].toSorted()
}

test('a ticket and its text name one person in two scripts', () =>
  expect(left('乗客：佐藤 健司\nPassenger\nKenji Sato', { '佐藤 健司': 0.9, 'Kenji Sato': 0.7 })).toEqual([
    '佐藤 健司',
  ]))

test('who is greeted in another script than the passengers are named in is one of them', () =>
  expect(
    left('親愛的王思涵您好：\nPassengers\nSihan Wang\nMeiling Cai', {
      王思涵: 0.6,
      'Sihan Wang': 0.9,
      'Meiling Cai': 0.9,
    }),
  ).toEqual(['Meiling Cai', 'Sihan Wang']))

test('those who stand in a list are different persons', () =>
  expect(left('旅客：王思涵、John Miller', { 王思涵: 0.9, 'John Miller': 0.9 }, [['王思涵', 'John Miller']])).toEqual([
    'John Miller',
    '王思涵',
  ]))

test('a line that greets all of them does not leave one of them out', () =>
  expect(
    left('親愛的 王思涵 / John Miller 您好：', { 王思涵: 0.9, 'John Miller': 0.9 }, [['王思涵', 'John Miller']]),
  ).toEqual(['John Miller', '王思涵']))
