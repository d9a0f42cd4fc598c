import { folded } from '@sextant/extraction/kit/fold'
import { languagesOf, particleTag, tagsOf } from '@sextant/extraction/languages/lexicon'
import { expect, test } from 'vitest'

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
])('finds the short forms of "%s" only where no word goes on', (text, id, found) =>
  expect(tagged(text, id)).toEqual(found),
)
