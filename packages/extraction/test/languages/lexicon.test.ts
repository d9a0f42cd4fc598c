import { folded } from '@sextant/extraction/kit/fold'
import { languages } from '@sextant/extraction/languages/languages'
import { languagesOf, particleTag, tagNames, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'

/** The names of the tags of a text in one language. */
function namesIn(tag: string, text: string): string[] {
  const language = languages.findIndex((one) => one.tag === tag)
  return tagsOf(folded(text), new Set([language])).flatMap(({ ids }) => ids.map((id) => tagNames[id] ?? ''))
}

test.each([
  ['en', 'We confirm the cancellation of your table.'],
  ['de', 'Hiermit bestätigen wir die Stornierung Ihres Zimmers.'],
  ['it', "Ti confermiamo l'annullamento del biglietto."],
  ['sv', 'Vi bekräftar avbokningen av resan.'],
])('a phrase that confirms gives way to one about a cancellation: %s', (tag, text) => {
  const names = namesIn(tag, text)
  expect(names).toContain('says:cancelled')
  expect(names).not.toContain('says:confirmed')
})

test.each([
  ['en', 'We confirm the table for four.'],
  ['de', 'Hiermit bestätigen wir die Buchung Ihres Zimmers.'],
])('it stays where nothing is cancelled: %s', (tag, text) => expect(namesIn(tag, text)).toContain('says:confirmed'))

test.each([
  ['en', 'Speedboat from the jetty at 09:30'],
  ['nb', 'Skyssbåt fra Solvika 09.30'],
  ['tr', 'Tekne turu 09:30'],
  ['zh-Hans', '快艇 09:30'],
])('the lexicon knows boats in their languages: %s', (tag, text) => expect(namesIn(tag, text)).toContain('kind:boat'))

test.each([
  ['es', 'El boleto quedó anulado.'],
  ['pt', 'Temos de cancelar a sua mesa.'],
  ['da', 'Desværre har vi måttet aflyse turen.'],
])('the lexicon knows who must cancel, and what a booking has become: %s', (tag, text) =>
  expect(namesIn(tag, text)).toContain('says:cancelled'),
)

const phrase = 'การจอง เช็คอิน เช็คเอาท์ วันที่'
const hour = particleTag('hour')
const title = particleTag('title')

function tagged(text: string, id: number): string[] {
  const tags = tagsOf(folded(text), languagesOf([folded(phrase)]))
  return tags.filter(({ ids }) => ids.includes(id)).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['09:40 น. สนามบินภูเก็ต', hour, ['น']],
  ['สนามบินภูเก็ต', hour, []],
  ['09:40 น. สนามบินภูเก็ต', title, []],
  ['น.ส. อรทัย ใจดี', title, ['น.ส']],
])('the lexicon finds the short forms of "%s" only where no word goes on', (text, id, found) =>
  expect(tagged(text, id)).toEqual(found),
)
