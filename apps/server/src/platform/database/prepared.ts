/** The maximum number of statements prepared per connection, since each takes memory in the database. */
const maxStatements = 300

/** A column of an answer, and the parser for its text. */
export type Column = { readonly name: string; readonly parse: (text: string) => unknown }

/** A statement that was parsed and planned under a name. */
export type Preparation = {
  readonly name: string
  /** Whether the database is known to have it. If not, it is sent along. */
  isKnown: boolean
  /** Whether it was ever sent along. */
  isSent: boolean
  /** The columns of its answers, once they are known. */
  columns: readonly Column[] | null
}

/** Counts the table changes noticed, so that every connection prepares its statements again. */
export type Series = { current: number }

/** The prepared statements of a connection, by their text. */
export class PreparedStatements {
  readonly #known = new Map<string, Preparation>()
  #count = 0
  #since: number

  constructor(readonly series: Series) {
    this.#since = series.current
  }

  of(text: string): Preparation | undefined {
    if (this.#since !== this.series.current) {
      this.#known.clear()
      this.#since = this.series.current
    }
    const existing = this.#known.get(text)
    if (existing || this.#known.size >= maxStatements) return existing
    const fresh = { name: `sextant_${(this.#count += 1)}`, isKnown: false, isSent: false, columns: null }
    this.#known.set(text, fresh)
    return fresh
  }

  /** Discards all prepared statements: PostgreSQL refuses those whose columns have since changed. */
  renew(): void {
    this.series.current += 1
  }
}
