/**
 * Writes `src/languages/person-names.gen.ts`: given and family names of many countries from Faker's locales (MIT
 * license), including romanizations, and those of `romanized-names.ts`. Each word once, folded as in the reader.
 *
 *     npm run person-names
 */
import { writeFileSync } from 'node:fs'
import { allLocales } from '@faker-js/faker'
import { folded } from '@sextant/extraction/kit/fold'
import { romanized, romanizedNames } from './romanized-names'

/** All texts in a definition, whether grouped by gender or by weight. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

function wordsOf(parts: readonly unknown[]): string {
  const words = parts
    .flatMap(textsIn)
    .flatMap((text) => folded(text.normalize('NFC')).split(/[\s-]+/))
    .flatMap((word) => (/^[\p{L}\p{M}'’]+$/u.test(word) ? [word, ...romanized(word)] : []))
  return [...new Set(words)].toSorted().join(' ')
}

const persons = Object.values(allLocales).map(({ person }) => person)
const given = wordsOf([...persons.map((names) => names?.first_name), ...romanizedNames.map((names) => names.given)])
const family = wordsOf([...persons.map((names) => names?.last_name), ...romanizedNames.map((names) => names.family)])
writeFileSync(
  new URL('../src/languages/person-names.gen.ts', import.meta.url),
  `/** Made by build/person-names.ts; not to be edited. */\nexport const givenNames =\n  "${given}"\nexport const familyNames =\n  "${family}"\n`,
)
