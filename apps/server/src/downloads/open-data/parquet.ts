import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { Batches } from '../../platform/files/table'
import type { Pause } from '../../platform/jobs/pace'
import type { OpenDataKind } from './star-schema'

/** A row by column name, as the database driver returns it. */
export type ParquetRow = Readonly<Record<string, string | number | null>>
type Columns = Readonly<Record<string, OpenDataKind>>

/** The Parquet types of our column types. */
const types: Readonly<Record<OpenDataKind, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  day: { type: 'INT32', converted_type: 'DATE' },
  local: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } },
  instant: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
}

/** Converts a value for the writer. */
function valueOf(kind: OpenDataKind, value: string | number | null): string | number | bigint | Date | null {
  if (value === null) return null
  if (kind === 'text') return String(value)
  if (kind === 'integer') return BigInt(String(value))
  if (kind === 'number') return Number(value)
  const text = String(value)
  return new Date(kind === 'local' ? `${text}Z` : text)
}

/** Rows per row group. */
const rowsOfGroup = 10_000

/**
 * Streams a table as Parquet: each row group is released from memory once written. Columns are compressed one at a
 * time, with a pause after each.
 */
export async function* parquetFile(
  columns: Columns,
  batches: Batches<ParquetRow>,
  pause: Pause,
): AsyncGenerator<Uint8Array> {
  const named = Object.entries(columns)
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({
    writer: bytes,
    schema: [
      { name: 'root', num_children: named.length },
      ...named.map(([name, kind]) => ({ name, repetition_type: 'OPTIONAL' as const, ...types[kind] })),
    ],
    createdBy: 'sextant',
  })
  const written = (): Uint8Array => {
    const chunk = bytes.getBytes().slice()
    bytes.index = 0
    return chunk
  }
  for await (const rows of inGroups(batches)) {
    const before = writer.row_groups.length
    for (const [name, kind] of named) {
      const data = rows.map((row) => valueOf(kind, row[name] ?? null))
      await writer.write({ columnData: [{ name, data }], rowGroupSize: rows.length })
      await pause()
    }
    joinGroups(writer, before)
    yield written()
  }
  await writer.finish()
  yield written()
}

async function* inGroups(batches: Batches<ParquetRow>): AsyncGenerator<readonly ParquetRow[]> {
  let group: ParquetRow[] = []
  for await (const rows of batches) {
    group = [...group, ...rows]
    while (group.length >= rowsOfGroup) {
      yield group.slice(0, rowsOfGroup)
      group = group.slice(rowsOfGroup)
    }
  }
  if (group.length > 0) yield group
}

/** Merges the row groups from `first` onwards into one; the writer produced one group per column. */
function joinGroups(writer: ParquetWriter, first: number): void {
  const parts = writer.row_groups.splice(first)
  const rows = parts[0]?.num_rows ?? 0n
  const sum = (sizes: readonly (bigint | undefined)[]) => sizes.reduce<bigint>((all, size) => all + (size ?? 0n), 0n)
  writer.num_rows -= rows * BigInt(parts.length - 1)
  writer.row_groups.push({
    columns: parts.flatMap((part) => part.columns),
    num_rows: rows,
    total_byte_size: sum(parts.map((part) => part.total_byte_size)),
    total_compressed_size: sum(parts.map((part) => part.total_compressed_size)),
  })
}
