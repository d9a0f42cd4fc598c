import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { Batches } from '../../platform/files/table'
import type { OpenDataKind } from './star-schema'

/** A row by the names of its columns, as the database's driver gives it. */
export type ParquetRow = Readonly<Record<string, string | number | null>>
type Columns = Readonly<Record<string, OpenDataKind>>

/** How Parquet calls what a column holds. */
const types: Readonly<Record<OpenDataKind, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  day: { type: 'INT32', converted_type: 'DATE' },
  local: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MILLIS' } },
  instant: { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' } },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
}

/** A value as the writer takes it. */
function valueOf(kind: OpenDataKind, value: string | number | null): string | number | bigint | Date | null {
  if (value === null) return null
  if (kind === 'text') return String(value)
  if (kind === 'integer') return BigInt(String(value))
  if (kind === 'number') return Number(value)
  const text = String(value)
  return new Date(kind === 'local' ? `${text}Z` : text)
}

/** A table as Parquet, piece by piece: each batch of rows is a row group, and gone from memory when it was written. */
export async function* parquetFile(
  columns: Columns,
  batches: Batches<ParquetRow>,
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
    const piece = bytes.getBytes().slice()
    bytes.index = 0
    return piece
  }
  for await (const rows of batches) {
    const columnData = named.map(([name, kind]) => ({
      name,
      data: rows.map((row) => valueOf(kind, row[name] ?? null)),
    }))
    await writer.write({ columnData, rowGroupSize: rows.length })
    yield written()
  }
  await writer.finish()
  yield written()
}
