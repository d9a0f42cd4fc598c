/** Features are 20-bit hashes of their names (FNV-1a), or of two features. Collisions are rare and harmless. */
export const featureBits = 20
const mask = (1 << featureBits) - 1

/** Hashes a text, continuing from an earlier hash. */
function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

const shortened = (hash: number): number => (hash ^ (hash >>> featureBits)) & mask

/** Hashes the name of a feature. */
export const feature = (name: string): number => shortened(hashOf(name))

/** Hashes feature names with a common prefix without concatenating: `featuresUnder('a|')('b')` is `feature('a|b')`. */
export function featuresUnder(beginning: string): (name: string) => number {
  const before = hashOf(beginning)
  return (name) => shortened(hashOf(name, before))
}

/** Hashes the conjunction of two features. */
export function crossFeatures(first: number, second: number): number {
  const mixed = Math.imul(first + 0x7f4a7c15, 0x9e3779b1) ^ Math.imul(second + 0x85ebca6b, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) & mask
}

/** Hashes the conjunctions of features with another, in order. */
export function crossAll(features: ArrayLike<number>, other: number): Int32Array {
  const crossed = new Int32Array(features.length)
  for (let at = 0; at < features.length; at++) crossed[at] = crossFeatures(features[at] ?? 0, other)
  return crossed
}

/** Joins lists of features. `Int32Array.from` iterates, which is many times slower. */
export function joinFeatures(...lists: readonly ArrayLike<number>[]): Int32Array {
  let length = 0
  for (const list of lists) length += list.length
  const joined = new Int32Array(length)
  let at = 0
  for (const list of lists) for (let from = 0; from < list.length; from++) joined[at++] = list[from] ?? 0
  return joined
}
