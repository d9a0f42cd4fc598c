import { folded } from './fold'
import { matchesOf } from './matches-of'
import { neededWords } from './needed-words'
import { WordSearch } from './word-search'

/** The last text that was folded, in which many patterns are looked for one after the other. */
let last = { text: '', folded: '' }

function foldedOnce(text: string): string {
  if (last.text !== text) last = { text, folded: folded(text) }
  return last.folded
}

/**
 * Whether a pattern may match a text: whether the text contains one of the words that each of its matches contains. To
 * try hundreds of alternatives at each letter takes a hundred times as long as to search for their words. The words are
 * derived from the pattern when it is first used.
 */
export function mayMatch(pattern: RegExp): (text: string) => boolean {
  let search: WordSearch | null | undefined
  return (text) => {
    if (search === undefined) {
      const words = neededWords(pattern)
      search = words && new WordSearch(words)
    }
    return search === null || search.isIn(foldedOnce(text))
  }
}

/** The first match of a pattern of many words, which most texts do not contain. */
export function sifted(pattern: RegExp): (text: string) => RegExpExecArray | null {
  const may = mayMatch(pattern)
  return (text) => (may(text) ? pattern.exec(text) : null)
}

/** All matches of a global pattern of many words, which most texts do not contain. */
export function allSifted(pattern: RegExp): (text: string) => RegExpExecArray[] {
  const may = mayMatch(pattern)
  return (text) => (may(text) ? matchesOf(text, pattern) : [])
}
