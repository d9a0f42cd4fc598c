import { pipeline, Readable, type Transform } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { Blobs } from '../../platform/blobs/blobs'
import type { CellValue, FileColumn } from '../../platform/files/table'
import type { ColumnHead } from '../kinds/kind'

/**
 * A report's rows at the time it was created, as compressed lines of JSON. The first line holds the columns, so that
 * the report stays readable if its type changes; every other line holds a row's cells.
 */
export type Snapshot = {
  readonly columns: readonly ColumnHead[]
  readonly batches: AsyncIterable<readonly Row[]>
}
export type Row = readonly CellValue[]

export const snapshotKey = (team: string, report: string): string => `teams/${team}/reports/${report}.ndjson.gz`

/** The blob key of the file sent by email. */
export const attachedKey = (team: string, report: string): string => `teams/${team}/reports/${report}.attached`

/** The prefix of everything stored for a report. */
export const reportKeys = (team: string, report: string): readonly string[] => [
  snapshotKey(team, report),
  attachedKey(team, report),
]

/** Optimised for speed over size, because someone is waiting. */
const packing = { level: 1, chunkSize: 128 * 1024 }

/** Stores the rows as a stream; returns their size in bytes. Nothing is stored if an error occurs. */
export async function writeSnapshot(
  blobs: Blobs,
  key: string,
  columns: readonly ColumnHead[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<number> {
  let bytes = 0
  async function* packed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of piped(linesOf(columns, batches), createGzip(packing))) {
      bytes += chunk.length
      yield chunk
    }
  }
  await blobs.write(key, packed())
  return bytes
}

/**
 * Pipes chunks through a compressor or decompressor. Nothing is open before the first chunk is requested, nor after the
 * last.
 */
async function* piped(chunks: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Buffer> {
  const source = Readable.from(chunks, { objectMode: false })
  // The consumer of the chunks receives the error; nothing awaits completion here.
  pipeline(source, transform, () => {})
  try {
    for await (const chunk of transform) yield Buffer.from(chunk)
  } finally {
    source.destroy()
  }
}

async function* linesOf(
  columns: readonly ColumnHead[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(columns)}\n`)
  for await (const rows of batches) yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

const Columns = z.array(
  z.object({ id: z.string(), label: z.string(), kind: z.enum(['text', 'number', 'day', 'time']) }),
)
const Cells = z.array(z.nullable(z.union([z.string(), z.number()])))

/** Opens the result of `blobs.read`: reads the first line now, and rows on demand. */
export async function openSnapshot(stored: AsyncIterable<Uint8Array>): Promise<Snapshot> {
  const lines = linesIn(stored)
  const first = await lines.next()
  const [head = '[]', ...rest] = first.done ? [] : first.value
  async function* batches(): AsyncGenerator<readonly Row[]> {
    try {
      if (rest.length > 0) yield rest.map(rowIn)
      for await (const group of lines) yield group.map(rowIn)
    } finally {
      await lines.return(undefined)
    }
  }
  return { columns: Columns.parse(JSON.parse(head)), batches: batches() }
}

/** Whole lines, in groups as large as one chunk of the file. */
async function* linesIn(stored: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of piped(stored, createGunzip({ chunkSize: packing.chunkSize }))) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
}

const isRow = (value: unknown): value is Row => Array.isArray(value)

/** Unvalidated, since we wrote the data ourselves: validating a million rows would take longer than reading them. */
function rowIn(line: string): Row {
  const row: unknown = JSON.parse(line)
  return isRow(row) ? row : Cells.parse(row)
}

/** Converts the columns to those of a file. */
export const fileColumns = (columns: readonly ColumnHead[]): readonly FileColumn<Row>[] =>
  columns.map(({ label, kind }, at) => ({ label, kind, value: (row) => row[at] ?? null }))
