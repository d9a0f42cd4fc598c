/** Truncates a text to a number of characters without splitting a surrogate pair, which databases reject. */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
