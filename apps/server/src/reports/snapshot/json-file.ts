import type { CellValue } from '../../platform/files/table'
import type { ColumnHead } from '../kinds/kind'
import type { Row } from './snapshot'

/** A table as one JSON array with one object per line; keys are column IDs, and numbers stay numbers. */
export async function* jsonFile(
  columns: readonly ColumnHead[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const keys = columns.map(({ id }) => `${JSON.stringify(id)}:`)
  const object = (row: Row): string =>
    `{${columns.map(({ kind }, at) => `${keys[at]}${JSON.stringify(valueOf(kind, row[at] ?? null))}`).join(',')}}`
  let prefix = '[\n'
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield Buffer.from(prefix + rows.map(object).join(',\n'))
    prefix = ',\n'
  }
  yield Buffer.from(prefix === '[\n' ? '[]\n' : '\n]\n')
}

const valueOf = (kind: ColumnHead['kind'], value: CellValue): CellValue =>
  kind === 'number' && typeof value === 'string' && Number.isFinite(Number(value)) ? Number(value) : value
