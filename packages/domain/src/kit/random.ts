/** A pseudorandom generator with reproducible results per seed, for sample data and tests, never for secrets. */
export type Random = {
  /** At least 0, less than 1. */
  float(): number
  /** An integer between two, inclusive. */
  int(from: number, to: number): number
  /** True with this probability. */
  boolean(share: number): boolean
  /** A random item of a list. Throws for an empty list. */
  pick<T>(list: readonly T[]): T
  /** A random item of a list by weight. Throws for an empty list. */
  weighted<const T>(list: readonly (readonly [T, number])[]): T
  /** A random string of `length` characters from an alphabet. */
  text(alphabet: string, length: number): string
  /** An independent generator under a name. Drawing from it does not affect this one. */
  fork(name: string): Random
}

/** Creates a generator. Different seeds give unrelated results. */
export function makeRandom(seed: string): Random {
  const next = mulberry32(hashOf(seed))
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => present(list[int(0, list.length - 1)])
  return {
    float: next,
    int,
    boolean: (share) => next() < share,
    pick,
    weighted: (list) => {
      let remaining = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      const found = list.find(([, weight]) => {
        remaining -= weight
        return remaining < 0
      })
      return present(found ?? list.at(-1))[0]
    },
    text: (alphabet, length) => Array.from({ length }, () => pick(Array.from(alphabet))).join(''),
    fork: (name) => makeRandom(`${seed}/${name}`),
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('There is nothing to choose from.')
  return value
}

/** FNV-1a over the code points, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Tommy Ettinger's Mulberry32, public domain: 32 bits of state with full period. */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
