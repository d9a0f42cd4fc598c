import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { type ParquetRow, parquetFile } from '../../src/downloads/open-data/parquet'
import { starSchema } from '../../src/downloads/open-data/star-schema'

const { columns } = starSchema.people
const rowAt = (index: number): ParquetRow => ({
  person_id: String(index + 1),
  first_name: `Person ${index + 1}`,
  created: '2027-03-01T06:05:00.000Z',
})

/** The given number of rows, as the database returns them. */
async function* batchesOf(rows: number): AsyncGenerator<readonly ParquetRow[]> {
  for (let from = 0; from < rows; from += 500)
    yield Array.from({ length: Math.min(500, rows - from) }, (_, index) => rowAt(from + index))
}

async function bytesOf(rows: number, pause = async () => {}): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of parquetFile(columns, batchesOf(rows), pause)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks)).buffer
}

describe('a table as Parquet', () => {
  test('has row groups of 10,000 rows with all columns, whatever the size of the batches', async () => {
    const file = await bytesOf(10_250)
    const { num_rows, row_groups } = parquetMetadata(file)
    expect(num_rows).toBe(10_250n)
    expect(row_groups.map((group) => [group.num_rows, group.columns.length])).toEqual([
      [10_000n, Object.keys(columns).length],
      [250n, Object.keys(columns).length],
    ])
    const rows = await parquetReadObjects({ file })
    expect(rows.map(({ person_id }) => person_id)).toEqual(
      Array.from({ length: 10_250 }, (_, index) => BigInt(index + 1)),
    )
    expect(rows.at(-1)).toMatchObject({
      first_name: 'Person 10250',
      last_name: null,
      created: new Date('2027-03-01T06:05:00Z'),
    })
  })

  test('without rows can be read', async () => {
    expect(await parquetReadObjects({ file: await bytesOf(0) })).toEqual([])
  })

  test('pauses after each column of a group', async () => {
    let pauses = 0
    await bytesOf(10_250, async () => void (pauses += 1))
    expect(pauses).toBe(2 * Object.keys(columns).length)
  })
})
