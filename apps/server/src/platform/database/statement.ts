import type pg from 'pg'

/** The answer to a statement; `rows` are as parsed by its connection. */
export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

/** A statement in flight, and the promise of its answer. */
export class Statement {
  readonly answer: Promise<Answer>
  readonly values: readonly (string | Buffer | null)[]
  #resolve: (answer: Answer) => void = () => {}
  #reject: (error: unknown) => void = () => {}

  constructor(
    readonly text: string,
    values: readonly unknown[] = [],
  ) {
    this.values = values.map(sent)
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // If no one awaits it, the sender reports the error.
    this.answer.catch(() => {})
  }

  succeed(answer: Answer): void {
    this.#resolve(answer)
  }

  fail(error: unknown): void {
    this.#reject(error)
  }
}

/** A parameter as it is sent: text, or bytes. */
function sent(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

/** An array as PostgreSQL writes it (`{"a","b",NULL}`). */
function arrayText(values: readonly unknown[]): string {
  const elements = values.map((value) => {
    if (Array.isArray(value)) return arrayText(value)
    const text = value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : sent(value)
    return text === null ? 'NULL' : `"${String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${elements.join(',')}}`
}
