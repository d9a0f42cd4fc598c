import { createHash } from 'node:crypto'
import { type NightFile, openDataTables } from '@sextant/contract/downloads/open-data'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { inTransaction } from '../../platform/database/transaction'
import { csvFile } from '../../platform/files/csv'
import type { Batches, CellValue, FileColumn } from '../../platform/files/table'
import type { LastStep, Steps } from '../../platform/jobs/handle'
import { enqueue } from '../../platform/jobs/job'
import { type Pause, pace } from '../../platform/jobs/pace'
import type { Services } from '../../platform/services'
import { findOwnTeam } from '../store'
import { todayIn } from '../today'
import { nightKey, nightKeys, writeNightJob } from './jobs'
import { type ParquetRow, parquetFile } from './parquet'
import { type OpenDataKind, starSchema } from './star-schema'
import { deleteNights, findDueTeams, findOpenData, lockOpenData, readTable, saveNight } from './store'

type Payload = { readonly night: string }

/** Enqueues the export of every team that is due, each in its own transaction. */
export async function enqueueNights(services: Services, { read }: Steps): Promise<void> {
  const now = services.clock.now()
  for (const team of await read(async (tx) => await findDueTeams(tx, now))) {
    await inTransaction(services.db, { team, person: null }, async (tx) => {
      const { time_zone_id: zone } = await findOwnTeam(tx)
      await enqueue(tx, writeNightJob, { night: todayIn(zone, now) })
    })
  }
}

/**
 * Writes each table as Parquet and CSV, with a manifest. Rows are read in batches, so memory use does not grow with the
 * team. If exports are disabled or a person is erased meanwhile, the result is discarded and, if exports are still
 * enabled, written again.
 */
export async function writeNight(
  services: Services,
  { team: id, read }: Steps,
  { night }: Payload,
): Promise<LastStep | void> {
  const before = await read(findOpenData)
  if (!before.enabled) return
  const team = await read(findOwnTeam)
  const files: NightFile[] = []
  const pause = pace(services.clock)
  const keep = async (name: NightFile['name'], content: AsyncIterable<Uint8Array>, rows: () => number) => {
    files.push(await store(services, nightKey(id, night, name), name, content, rows))
  }
  for (const table of openDataTables) {
    const { columns } = starSchema[table]
    await read(async (tx) => {
      const [first, second] = [counted(readTable(tx, table), pause), counted(readTable(tx, table), pause)]
      await keep(`${table}.parquet`, parquetFile(columns, first.batches, pause), first.rows)
      await keep(`${table}.csv`, csvFile(csvColumns(columns), second.batches), second.rows)
    })
  }
  const manifest = {
    night,
    team: team.name,
    currency: team.currency,
    time_zone: team.time_zone_id,
    files: [...files],
  }
  await keep('manifest.json', jsonFile(manifest), () => files.length)
  return async (tx) => {
    const now = await lockOpenData(tx)
    if (!now.enabled || now.modified !== before.modified) {
      // Deleted immediately: a deferred job could delete files of the next export.
      for (const { name } of files) await services.blobs.delete(nightKey(tx.team, night, name))
      if (now.enabled) await enqueue(tx, writeNightJob, { night })
      return
    }
    await saveNight(tx, night, files)
    await deleteBlobsLater(tx, nightKeys(tx.team, await deleteNights(tx, 'old')))
  }
}

/** Stores a file as a stream; returns its manifest entry. */
async function store(
  { blobs }: Services,
  key: string,
  name: NightFile['name'],
  content: AsyncIterable<Uint8Array>,
  rows: () => number,
): Promise<NightFile> {
  const hash = createHash('sha256')
  let size_bytes = 0
  const measured = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      size_bytes += chunk.length
      yield chunk
    }
  }
  await blobs.write(key, measured())
  return { name, row_count: rows(), size_bytes, sha256: hash.digest('hex') }
}

/** Yields rows at a limited pace and counts them. */
function counted(batches: Batches<ParquetRow>, pause: Pause) {
  let count = 0
  return {
    rows: () => count,
    batches: (async function* () {
      for await (const rows of batches) {
        count += rows.length
        yield rows
        await pause()
      }
    })(),
  }
}

const cellOf = (kind: OpenDataKind, value: string | number | null): CellValue => {
  if (value === null) return null
  return kind === 'integer' || kind === 'number' ? Number(value) : String(value)
}

const csvColumns = (columns: Readonly<Record<string, OpenDataKind>>): FileColumn<ParquetRow>[] =>
  Object.entries(columns).map(([label, kind]) => ({
    label,
    kind: 'text',
    value: (row) => cellOf(kind, row[label] ?? null),
  }))

/** Yields the JSON file in chunks. */
async function* jsonFile(content: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
}
