import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Parsers contain characters of their input and display none of them. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../../../packages/domain/src/**/*.ts', '!**/imports/**', '!**/{find,read}-*'],
  { query: '?raw', import: 'default', eager: true },
)
/** Read as files, because the test runner returns empty style sheets. */
const sheets = ['src/styles.css', '../../node_modules/@fontsource-variable/inter/wght.css'].map((file) =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8'),
)

/** Whether the bundled fonts contain a character, according to their style sheets. */
function isBundled(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return sheets
    .flatMap((sheet) => [...sheet.matchAll(/unicode-range: ([^;]+);/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .some(([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16))
}

test('every character in the console’s texts is in a bundled font', () => {
  const letters = new Set(Object.values(sources).flatMap((text) => text.match(/\P{ASCII}/gu) ?? []))
  expect(letters).toContain('→')
  expect([...letters].filter((letter) => !isBundled(letter))).toEqual([])
})
