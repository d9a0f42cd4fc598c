import { announcements, findAnnouncement } from '@sextant/extraction/readers/prose/find-announcement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** A pattern without what limits its neighbors, and with one script of letters, so that examples can be generated. */
function withoutNeighbors(source: string): string {
  let rest = source
  for (let at = rest.search(/\(\?<?!/); at >= 0; at = rest.search(/\(\?<?!/)) {
    let [depth, end] = [1, at + 1]
    for (let isSet = false; depth > 0; end++) {
      const letter = rest[end]
      if (letter === '\\') end++
      else if (letter === '[' || letter === ']') isSet = letter === '['
      else if (!isSet) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    }
    rest = rest.slice(0, at) + rest.slice(end)
  }
  return rest
    .replaceAll('[\\p{L}]', '[a-z]')
    .replaceAll('\\p{L}', 'a-z')
    .replaceAll('\\p{P}', ':')
    .replace(/(?<!\[[^\]]*)a-z/g, '[a-z]')
}

describe('the quick check before the search for an announcement', () => {
  test.each(announcements.map((source) => [source.slice(0, 60), source]))('lets %s pass', (_, source) => {
    const sentences = fc.stringMatching(new RegExp(withoutNeighbors(source), 'm'))
    const all = new RegExp(source, 'imu')
    let found = 0
    fc.assert(
      fc.property(sentences, (sentence) => {
        const match = all.exec(sentence)
        if (!match) return
        found++
        expect(findAnnouncement(sentence)).not.toBeNull()
      }),
    )
    expect(found).toBeGreaterThan(0)
  })
})
