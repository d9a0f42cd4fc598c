/**
 * Splits texts into as few lists as possible, in order, so that each is at most `max` characters long when joined by a
 * separator of `between` characters. A longer text gets its own list.
 */
export function splitByLength(texts: readonly string[], max: number, between: number): readonly (readonly string[])[] {
  const lists: string[][] = []
  let length = 0
  for (const text of texts) {
    const last = lists.at(-1)
    if (last && length + between + text.length <= max) {
      last.push(text)
      length += between + text.length
    } else {
      lists.push([text])
      length = text.length
    }
  }
  return lists
}
