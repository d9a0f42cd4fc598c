import { folded } from '@sextant/extraction/kit/fold'
import { brandTag, languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'

const tagged = (text: string) => {
  const line = folded(text)
  return tagsOf(line, languagesOf([line])).flatMap(({ ids }) => ids)
}

test.each([
  ['Your FlixBus ticket', 'bus'],
  ['Vaša karta: Jadrolinija', 'boat'],
  ['ご予約 ルートイン 長野', 'lodging'],
  ['Ваша поездка с Яндекс Go', 'taxi'],
  ['Tu reserva con Europcar', 'car'],
] as const)('a brand name indicates what is booked, in every language: %s', (text, kind) =>
  expect(tagged(text)).toContain(brandTag(kind)),
)

test('a brand matches whole words, not the beginning of another word', () =>
  expect(tagged('Uberlingen am Bodensee')).not.toContain(brandTag('taxi')))
