/** Builds a map from foreign word to meaning. Each meaning lists its words, folded and separated by commas. */
export function table<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const meanings = new Map<string, T>()
  for (const meaning in words) {
    for (const word of words[meaning].split(',')) meanings.set(word, meaning)
  }
  return meanings
}
