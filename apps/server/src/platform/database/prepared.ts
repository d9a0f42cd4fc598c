/** How many different statements a connection prepares; each takes memory there. */
const maxStatements = 300

/** A column of an answer, and what makes a value of its text. */
export type Column = { readonly name: string; readonly parse: (text: string) => unknown }

/** A statement that was parsed and planned under a name. */
export type Preparation = {
  readonly name: string
  /** Whether the database is known to have it: otherwise it is sent along. */
  isKnown: boolean
  /** Whether it was ever sent along. */
  isSent: boolean
  /** The columns of its answers, once they are known. */
  columns: readonly Column[] | null
}

/** Counts the changes of tables that were noticed, so that every connection prepares its statements again. */
export type Series = { current: number }

/** The statements that a connection has prepared, by their text. */
export class Prepared {
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
    const known = this.#known.get(text)
    if (known || this.#known.size >= maxStatements) return known
    const fresh = { name: `sextant_${(this.#count += 1)}`, isKnown: false, isSent: false, columns: null }
    this.#known.set(text, fresh)
    return fresh
  }

  /** Has all statements prepared again: PostgreSQL refuses those whose columns have changed since. */
  renew(): void {
    this.series.current += 1
  }
}
