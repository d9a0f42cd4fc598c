import { namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { InTx } from '../../platform/database/transaction'
import type { CellKind, CellValue, FileColumn } from '../../platform/files/table'
import { type ExportRow, readAllSegments, segmentFileColumns } from '../../segments'
import { findRelated } from './store'

/** A segment with its trip and traveler: one row of the table. */
type TravelRow = {
  readonly segment: ExportRow
  readonly trip: string | null
  readonly person: RelatedRecords['people'] extends Map<string, infer Person> ? Person | null : never
  readonly currency: string
}
type RelatedRecords = Awaited<ReturnType<typeof findRelated>>

/** The travel included in a table (days as `YYYY-MM-DD`; no types means all). */
export type TravelChoice = {
  readonly start: string
  readonly end: string | null
  readonly types: readonly string[]
}

const column = (label: string, kind: CellKind, value: (row: TravelRow) => CellValue): FileColumn<TravelRow> => ({
  label,
  kind,
  value,
})

/** The columns of the segment export plus trip and traveler. */
export const travelColumns: readonly FileColumn<TravelRow>[] = [
  ...segmentFileColumns.map(({ label, kind, value }) => column(label, kind, ({ segment }) => value(segment))),
  column('Team currency', 'text', ({ currency }) => currency),
  column('Trip name', 'text', ({ trip }) => trip),
  ...namesWith(travelerFields, 'exportLabel').map((name) =>
    column(travelerFields[name].exportLabel, 'text', ({ person }) => person?.[name] ?? null),
  ),
]

/** The rows of the table ordered by first day, in batches, each read in its own transaction. */
export async function* travelRows(
  inTx: InTx,
  { start, end, types }: TravelChoice,
  currency: string,
): AsyncGenerator<readonly TravelRow[]> {
  const days = { start_date: start, ...(end === null ? {} : { end_date: end }) }
  const filter = { ...days, types, activityTypes: [], sourceClasses: [], ids: [] }
  for await (const segments of readAllSegments(inTx, filter, 'start_date:asc')) {
    const ids = (of: (row: ExportRow) => string | null) => [...new Set(segments.flatMap((row) => of(row) ?? []))]
    const { trips, people } = await inTx(
      async (tx) =>
        await findRelated(
          tx,
          ids(({ trip_id }) => trip_id),
          ids(({ member_id }) => member_id),
        ),
    )
    yield segments.map((segment) => ({
      segment,
      trip: trips.get(segment.trip_id ?? '') ?? null,
      person: people.get(segment.member_id ?? '') ?? null,
      currency,
    }))
  }
}
