import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What only reads what others wrote knows their characters, and shows none of its own. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../../../packages/domain/src/**/*.ts', '!**/imports/**', '!**/read-*'],
  { query: '?raw', import: 'default', eager: true },
)
/** As they are: the test runner gives style sheets empty. */
const sheets = ['src/styles.css', '../../node_modules/@fontsource-variable/inter/wght.css'].map((file) =>
  readFileSync(join(import.meta.dirname, '../..', file), 'utf8'),
)

/** Whether a character is in the bundled fonts, by what their style sheets say. */
function isBundled(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return sheets
    .flatMap((sheet) => [...sheet.matchAll(/unicode-range: ([^;]+);/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .some(([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16))
}

test('every character that the console writes is in a font that it brings along', () => {
  const letters = new Set(Object.values(sources).flatMap((text) => text.match(/\P{ASCII}/gu) ?? []))
  expect(letters).toContain('→')
  expect([...letters].filter((letter) => !isBundled(letter))).toEqual([])
})
