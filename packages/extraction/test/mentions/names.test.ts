import { caseEnding, trimmedNames } from '@sextant/extraction/mentions/name-patterns'
import { expect, test } from 'vitest'

test.each([
  ['Dale Hrynkiw WestJet', ['Dale Hrynkiw']],
  ['Bebek ARDA AKDOĞAN', ['ARDA AKDOĞAN']],
  ['Anna Maria Novak', []],
  ['Grand Palace Inn', []],
  ['Anna Novak', []],
])('finds in "%s" the name without what stands beside it', (run, found) =>
  expect(trimmedNames(run).map(([from, to]) => run.slice(from, to))).toEqual(found),
)

test.each([
  ["Anna Nowak's", 'Anna Nowak'],
  ["Nazlı Özgüven'in", 'Nazlı Özgüven'],
  ["Cem Aktaş'a", 'Cem Aktaş'],
  ["Sinead O'Neill", "Sinead O'Neill"],
  ["Gabriele D'Annunzio", "Gabriele D'Annunzio"],
])('%s has the name %s', (text, name) => expect(text.replace(caseEnding, '')).toBe(name))
