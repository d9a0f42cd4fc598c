import type { Reservation } from '@sextant/contract/emails/reservation'
import { mendNames } from '@sextant/extraction/rules/mend-names'
import { expect, test } from 'vitest'
import { coded } from './coded-flight'

/** A flight of one traveler, whose name is printed like that. */
const flightOf = (name: string, printed: string): Reservation => ({
  ...coded,
  travelers: [{ name }],
  evidence: { 'travelers.0.name': { reader: 'words', part: '1', path: '4:1', text: printed } },
})

test.each([
  ['Elif Aydin', 'AYDIN/ELIF MRS', 'Sayın Aydın,', 'Elif Aydın'],
  ['Matthias Gross', 'GROSS/MATTHIAS MR', 'Guten Tag Herr Groß,', 'Matthias Groß'],
  ['Soren Norgaard', 'NORGAARD/SOREN MR', 'Kære Søren Nørgaard', 'Søren Nørgaard'],
  ['Jana Muller', 'Jana Muller', 'Liebe Frau Müller,', 'Jana Muller'],
])('%s, printed as %s, is spelled as in "%s"', (name, printed, text, spelled) => {
  const [flight] = mendNames([flightOf(name, printed)], [text])
  expect(flight?.travelers.map((traveler) => traveler.name)).toEqual([spelled])
})
