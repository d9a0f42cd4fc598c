import { isTitleWord } from '@sextant/extraction/languages/title-words'
import { caseEnding, trimmedNames } from '@sextant/extraction/mentions/name-patterns'
import { findTexts } from '@sextant/extraction/mentions/texts'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

const namesIn = (text: string): string[] =>
  textLines(text).flatMap((line) => findTexts(line, [], []).map(({ value }) => value))

test.each([
  ['Dale Hrynkiw WestJet', ['Dale Hrynkiw']],
  ['Bebek ARDA AKDOĞAN', ['ARDA AKDOĞAN']],
  ['Anna Maria Novak', []],
  ['Grand Palace Inn', []],
  ['Anna Novak', []],
])('the search for names finds in "%s" the name without what stands beside it', (run, found) =>
  expect(trimmedNames(run).map(([from, to]) => run.slice(from, to))).toEqual(found),
)

test.each([
  ["Anna Nowak's", 'Anna Nowak'],
  ["Nazlı Özgüven'in", 'Nazlı Özgüven'],
  ["Cem Aktaş'a", 'Cem Aktaş'],
  ["Sinead O'Neill", "Sinead O'Neill"],
  ["Gabriele D'Annunzio", "Gabriele D'Annunzio"],
])('%s has the name %s', (text, name) => expect(text.replace(caseEnding, '')).toBe(name))

test('a name is without the rest of a square bracket before it', () => {
  expect(namesIn('[차량] 부산역 → 해운대')).toContain('부산역')
  expect(namesIn('[차량] 부산역 → 해운대')).not.toContain('차량] 부산역')
})

test('names on both sides of a conjunction keep their brackets', () =>
  expect(namesIn('Northport (East Quay) to Seaford (Old Dock)')).toEqual(
    expect.arrayContaining(['Northport (East Quay)', 'Seaford (Old Dock)']),
  ))

test('a long title may have a colon', () => {
  const title = 'Early Entry: Harbour Museums, Old Lighthouse & North Pier Small-Group Walking Tour'
  expect(namesIn(title)).toContain(title)
})

test('a name with a slash is without the end of a code before it', () => {
  expect(namesIn('RNT6WX SALVI/EMMA MRS')).toContain('SALVI/EMMA')
  expect(namesIn('RNT6WX SALVI/EMMA MRS')).not.toContain('WX SALVI/EMMA')
})

test.each(['МР', 'Mrs.', 'bebek'])('%s is a title', (word) => expect(isTitleWord(word)).toBe(true))
