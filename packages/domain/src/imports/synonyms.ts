/**
 * What foreign words mean: each meaning with its words, folded and divided by commas, as a map from word to meaning.
 */
export function table<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const meanings = new Map<string, T>()
  for (const meaning in words) {
    for (const word of words[meaning].split(',')) meanings.set(word, meaning)
  }
  return meanings
}
