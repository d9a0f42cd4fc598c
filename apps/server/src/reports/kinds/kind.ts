import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { type Outline, type ReportTotals, summarise } from '@sextant/domain/reports/summarise'
import type { Source } from '../../platform/database/by-cursor'
import type { Tx } from '../../platform/database/transaction'
import type { CellKind, CellValue, FileColumn } from '../../platform/files/table'
import type { ReportQuery } from '../query'

/** A column of a report's file; `id` is its name in JSON. */
export type ReportColumn<Row> = FileColumn<Row> & { readonly id: string }

/** A column as stored with the rows. */
export type ColumnHead = Pick<ReportColumn<never>, 'id' | 'label' | 'kind'>

/** A type of report: the source of its rows, their columns, and its totals. */
export type Spec<Row> = {
  readonly read: (tx: Tx, query: ReportQuery) => Source<Row>
  /** The columns for a team with this reporting currency. */
  readonly columns: (currency: string) => readonly ReportColumn<Row>[]
  readonly outline: Outline<Row>
}

/** A report being read: its rows as cells, and its totals once all rows have been read. */
export type Reading = {
  readonly columns: readonly ColumnHead[]
  count(): Promise<number>
  batches(): AsyncGenerator<readonly (readonly CellValue[])[]>
  summed(): ReportTotals
}

/** A type of report, regardless of the type of its rows. */
export type ReportKind = { read(tx: Tx, query: ReportQuery, currency: string): Reading }

/** Builds a type of report from its parts. */
export const kind = <Row>(spec: Spec<Row>): ReportKind => ({
  read: (tx, query, currency) => {
    const source = spec.read(tx, query)
    const columns = spec.columns(currency)
    const summary = summarise(spec.outline, query.span satisfies DaySpan)
    return {
      columns: columns.map(({ id, label, kind }) => ({ id, label, kind })),
      count: source.count,
      batches: async function* () {
        for await (const rows of source.batches()) {
          for (const row of rows) summary.add(row)
          yield rows.map((row) => columns.map(({ value }) => value(row)))
        }
      },
      summed: summary.end,
    }
  },
})

/** Builds the columns of one type of row. */
export const columnsOf = <Row>() => {
  const column =
    (kind: CellKind) =>
    (id: string, label: string, value: (row: Row) => CellValue): ReportColumn<Row> => ({
      id,
      label,
      kind,
      value,
    })
  return { text: column('text'), number: column('number'), day: column('day'), time: column('time') }
}
