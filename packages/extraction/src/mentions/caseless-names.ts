import { matchesOf } from '../kit/matches-of'
import { nameWords } from '../languages/person-names'

/** A word of a script without capitals that separates words by spaces: Arabic, Hebrew, Georgian, or Thai in names. */
const word =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{Lo}[\p{Lo}\p{M}\u200c'’׳-]*/gu

/** Conjunctions and prepositions of one letter that Hebrew and Arabic write together with a name: `ליעל`, `وليلى`. */
const particles = /^[ולבמהשכوفلبک]{1,2}(?=\p{Lo}{2})/u

/** Number of words of a name behind its first one. */
const furtherWords = [1, 2]

/** Offset at which a known given name begins in a word, behind particles if need be; undefined if none does. */
function givenNameAt(text: string): number | undefined {
  const particle = particles.exec(text)?.[0].length ?? 0
  return [0, 1, particle].find((at) => at <= particle && nameWords(text.slice(at)).given > 0)
}

/**
 * Offsets of what may be names of people in sentences of scripts without capitals: two or three words from a known
 * given name on, or behind a title.
 * @param titleEnds offsets of the ends of titles
 */
export function caselessNames(text: string, titleEnds: readonly number[]): [start: number, end: number][] {
  const words = matchesOf(text, word).map(({ 0: found, index }) => ({ found, start: index, end: index + found.length }))
  return words.flatMap(({ found, start, end }, at) => {
    const title = titleEnds.find((one) => one >= start && one < end && text.slice(start, one).length < found.length)
    const behindTitle = title ?? (titleEnds.includes(start - 1) ? start : undefined)
    const given = behindTitle === undefined ? givenNameAt(found) : behindTitle - start
    if (given === undefined) return []
    return furtherWords.flatMap((further): [number, number][] => {
      const last = words[at + further]
      const isJoined = words
        .slice(at, at + further)
        .every((one, index) => text.slice(one.end, words[at + index + 1]?.start) === ' ')
      return last && isJoined ? [[start + given, last.end]] : []
    })
  })
}
