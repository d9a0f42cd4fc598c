/** Scripts without spaces between words. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The words of a folded text with one space between them. */
export const spaced = (folded: string): string => folded.replace(/[^\p{L}\p{M}·]+/gu, ' ').trim()

/**
 * Returns a test for whether a folded text contains any of the folded phrases, as whole words except in scripts without
 * spaces. Lists have hundreds of phrases and are looked for in every line, so they are looked up by their first word.
 */
export function anyPhrase(phrases: readonly string[]): (folded: string) => boolean {
  const anywhere = phrases.filter((phrase) => unspaced.test(phrase))
  const byFirstWord = new Map<string, string[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.split(' ')
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), `${phrase} `])
  }
  return (folded) => {
    if (unspaced.test(folded) && anywhere.some((phrase) => folded.includes(phrase))) return true
    const words = `${spaced(folded)} `
    for (let at = 0, end = words.indexOf(' '); end >= 0; at = end + 1, end = words.indexOf(' ', at))
      if (byFirstWord.get(words.slice(at, end))?.some((phrase) => words.startsWith(phrase, at))) return true
    return false
  }
}

/**
 * Returns a test for whether a folded text contains a folded phrase, as whole words except in scripts without spaces.
 */
export function phrasesIn(folded: string): (phrase: string) => boolean {
  const words = ` ${spaced(folded)} `
  return (phrase) => (unspaced.test(phrase) ? folded.includes(phrase) : words.includes(` ${phrase} `))
}
