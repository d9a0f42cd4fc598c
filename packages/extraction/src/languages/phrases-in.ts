/** Scripts without spaces between words. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The words of a folded text with one space between them. */
export const spaced = (folded: string): string => folded.replace(/[^\p{L}\p{M}·]+/gu, ' ').trim()

/**
 * Returns a test for whether a folded text contains a folded phrase, as whole words except in scripts without spaces.
 */
export function phrasesIn(folded: string): (phrase: string) => boolean {
  const words = ` ${spaced(folded)} `
  return (phrase) => (unspaced.test(phrase) ? folded.includes(phrase) : words.includes(` ${phrase} `))
}
