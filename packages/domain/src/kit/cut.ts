/** The beginning of a text, at most so many characters; a letter of two halves is not cut in two, which no database would take. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
