/** The number of letters to insert, delete or replace to turn one word into another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [y, letter] of Array.from(from).entries()) {
    const next = [y + 1]
    for (let x = 1; x <= to.length; x += 1) {
      const exchanged = (row[x - 1] ?? 0) + (to[x - 1] === letter ? 0 : 1)
      next.push(Math.min(exchanged, (row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The known word that a misspelled one was probably meant to be; null if none is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const plainWord = plain(word.slice(0, 100))
  const by = candidates.map((one) => ({ one, far: distance(plainWord, plain(one)) })).toSorted((a, b) => a.far - b.far)
  const [first] = by
  return first && first.far <= Math.max(1, Math.floor(first.one.length / 2)) ? first.one : null
}
