/**
 * Splits texts into as few lists as possible, in order: joined by a separator of `between` characters, each is at most
 * `most` characters long. A longer text gets a list of its own.
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
