import type { Mention } from '../mentions/mention'
import type { Context } from './context'

/** Values summed up over mentions. */
interface Sum {
  count: number
  values: number[]
}

function add(sums: Map<string, Sum>, key: string, values: readonly number[]): void {
  const sum = sums.get(key)
  if (sum) {
    sum.count++
    for (const [at, value] of values.entries()) sum.values[at] = (sum.values[at] ?? 0) + value
  } else sums.set(key, { count: 1, values: [...values] })
}

/**
 * The means of values over the mentions of other lines at corresponding places of repeated parts, for each key of a
 * mention's position; null where there are none.
 */
export class CorrespondingMeans {
  readonly #context: Context
  readonly #byKey = new Map<string, Sum>()
  readonly #byLine = new Map<string, Sum>()

  /** `entries` are mentions with their values, which all of one type have in the same number. */
  constructor(context: Context, entries: Iterable<readonly [Mention, readonly number[]]>) {
    this.#context = context
    for (const [mention, values] of entries)
      for (const [at, key] of this.#keysOf(mention).entries()) {
        if (key === '') continue
        const name = `${at}|${key}`
        add(this.#byKey, name, values)
        add(this.#byLine, `${mention.line}|${name}`, values)
      }
  }

  #keysOf(mention: Mention): readonly string[] {
    return this.#context.positions.get(mention)?.keys ?? []
  }

  of(mention: Mention): (readonly number[] | null)[] {
    return this.#keysOf(mention).map((key, at) => {
      const all = this.#byKey.get(`${at}|${key}`)
      const own = this.#byLine.get(`${mention.line}|${at}|${key}`)
      const count = (all?.count ?? 0) - (own?.count ?? 0)
      if (key === '' || count <= 0 || !all) return null
      return all.values.map((value, place) => (value - (own?.values[place] ?? 0)) / count)
    })
  }
}
