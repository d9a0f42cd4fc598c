import pg from 'pg'
import { columnTypes } from './column-types'
import type { Column, Preparation, PreparedStatements } from './prepared'
import type { Answer, Statement } from './statement'

/** PostgreSQL refuses a prepared statement whose columns have since changed, and one that it no longer has. */
const staleCodes = new Set(['0A000', '26000'])

type Sent = { readonly statement: Statement; readonly preparation: Preparation | undefined }

/**
 * Statements that are sent in one message and answered in order. After one fails, the rest are skipped. The library's
 * client calls its methods with the parts of the answer.
 */
export class Exchange implements pg.Submittable {
  readonly #sent: readonly Sent[]
  readonly #answers: Answer[] = []
  #columns: readonly Column[] = []
  #rows: Answer['rows'] = []
  /** The error from the part of the answer that could not be read. */
  #unread: unknown = null

  constructor(
    readonly statements: readonly Statement[],
    /** Where statements with parameters are prepared; null to parse and plan them each time. */
    readonly prepared: PreparedStatements | null,
    /** Called once the next message can be sent, before any answer is delivered. */
    readonly ended: () => void,
  ) {
    this.#sent = statements.map((statement) => ({
      statement,
      preparation: statement.values.length > 0 ? prepared?.of(statement.text) : undefined,
    }))
  }

  submit(connection: pg.Connection): void {
    const parsed = new Set<Preparation>()
    connection.stream.cork()
    for (const { statement, preparation } of this.#sent) {
      const name = preparation?.name ?? ''
      const isParsed = preparation && (preparation.isKnown || parsed.has(preparation))
      // It may have been prepared by a message that failed afterwards.
      if (!isParsed && preparation?.isSent) connection.close({ type: 'S', name }, true)
      if (!isParsed) connection.parse({ name, text: statement.text, types: [] }, true)
      if (preparation) {
        parsed.add(preparation)
        preparation.isSent = true
      }
      connection.bind({ statement: name, values: [...statement.values] }, true)
      if (!preparation?.columns) connection.describe({ type: 'P', name: '' }, true)
      connection.execute({}, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: columnTypes.getTypeParser(dataTypeID) }))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#current?.preparation?.columns ?? this.#columns, fields))
    } catch (error) {
      // Throwing here would end the process.
      this.#unread ??= error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [command = ''] = text.split(' ', 1)
    this.#answered({ command, rowCount: Number(/\d+$/.exec(text)?.[0] ?? 0), rows: this.#rows })
  }

  handleEmptyQuery(): void {
    this.#answered({ command: '', rowCount: 0, rows: [] })
  }

  handleCopyInResponse(connection: { sendCopyFail(reason: string): void }): void {
    connection.sendCopyFail('Nothing can be copied by this connection.')
  }

  handleReadyForQuery(): void {
    this.ended()
    for (const [at, { statement }] of this.#sent.entries()) {
      const answer = this.#answers[at]
      if (this.#unread !== null) statement.fail(this.#unread)
      else if (answer) statement.succeed(answer)
    }
  }

  handleError(error: unknown): void {
    if (error instanceof pg.DatabaseError && staleCodes.has(error.code ?? '')) this.prepared?.renew()
    this.ended()
    for (const { statement } of this.#sent) statement.fail(error)
  }

  get #current(): Sent | undefined {
    return this.#sent[this.#answers.length]
  }

  #answered(answer: Answer): void {
    const preparation = this.#current?.preparation
    if (preparation) {
      preparation.isKnown = true
      preparation.columns ??= this.#columns
    }
    this.#answers.push(answer)
    this.#columns = []
    this.#rows = []
  }
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): pg.QueryResultRow {
  const row: pg.QueryResultRow = {}
  for (const [at, { name, parse }] of columns.entries()) {
    const text = fields[at] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row
}
