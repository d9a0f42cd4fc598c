import type { Mention } from '../mentions/mention'
import type { Context } from './context'

/** Sums of values over mentions. */
interface Sum {
  count: number
  values: number[]
}

function add<K>(sums: Map<K, Sum>, key: K, values: readonly number[]): void {
  const sum = sums.get(key)
  if (sum) {
    sum.count++
    for (let at = 0; at < values.length; at++) sum.values[at] = (sum.values[at] ?? 0) + (values[at] ?? 0)
  } else sums.set(key, { count: 1, values: [...values] })
}

/** Sums by position key, and by that key and line. */
interface Sums {
  all: Map<string, Sum>
  byLine: Map<string, Map<number, Sum>>
}

/**
 * The means of values over the mentions of other lines at corresponding positions in repeated blocks, for each key of a
 * mention's position; null if there are none.
 */
export class CorrespondingMeans {
  readonly #context: Context
  /** Sums for each of a position's keys. */
  readonly #sums: Sums[] = []

  /** `entries` are mentions with their values, whose number is the same for all mentions of a type. */
  constructor(context: Context, entries: Iterable<readonly [Mention, readonly number[]]>) {
    this.#context = context
    for (const [mention, values] of entries)
      for (const [at, key] of this.#keysOf(mention).entries()) {
        if (key === '') continue
        const { all, byLine } = (this.#sums[at] ??= { all: new Map(), byLine: new Map() })
        add(all, key, values)
        const lines = byLine.get(key) ?? new Map<number, Sum>()
        byLine.set(key, lines)
        add(lines, mention.line, values)
      }
  }

  #keysOf(mention: Mention): readonly string[] {
    return this.#context.positions.get(mention)?.keys ?? []
  }

  of(mention: Mention): (readonly number[] | null)[] {
    return this.#keysOf(mention).map((key, at) => {
      const all = this.#sums[at]?.all.get(key)
      const own = this.#sums[at]?.byLine.get(key)?.get(mention.line)
      const count = (all?.count ?? 0) - (own?.count ?? 0)
      if (key === '' || count <= 0 || !all) return null
      return all.values.map((value, place) => (value - (own?.values[place] ?? 0)) / count)
    })
  }
}
