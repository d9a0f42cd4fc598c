/**
 * The beginning of a text, at most so many characters; a letter of two halves is not cut in two, which no database
 * would take.
 */
export const cut = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
