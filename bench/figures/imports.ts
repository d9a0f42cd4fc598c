import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { TeamRef } from '@sextant/contract/kit/team'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { importer } from '../kit/import-people'
import { writePeople } from '../kit/people-file'
import type { Product } from '../kit/product'
import { figure, median } from '../kit/stats'

/** The number of people per file. */
export const importRows = Number(process.env['IMPORT_ROWS'] ?? 1_000_000)
const rounds = Number(process.env['IMPORT_ROUNDS'] ?? 2)

/**
 * The duration of a people import, from the first byte of the upload until it is Processed, compared with a floor: COPY
 * of the same rows into a table, and one upsert statement that validates them. Rounds are interleaved, with different
 * people in each.
 */
export async function imports(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-bench-imports-'))
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  const people = importer(product, team, cookie)
  const path = join(folder, 'people.csv')
  const [ours, floors]: [number[], number[]] = [[], []]
  let growth = 0
  try {
    // Warm-up for code and connections; not counted.
    await writePeople(path, 'warm', 5000)
    await people.finish(await people.begin(path))
    for (let round = 0; round < rounds; round += 1) {
      await writePeople(path, `round-${round}`, importRows)
      const memory = watch(product)
      ours.push(
        await seconds(async () => {
          const { results } = await people.finish(await people.begin(path))
          const created = results.find(({ label }) => label === 'Created')?.count
          if (created !== importRows) throw new Error(`${created} people were created of ${importRows}.`)
        }),
      )
      growth = Math.max(growth, await memory.growth())
      floors.push(await seconds(async () => await copyAndUpsert(pool, path)))
    }
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
  const [result, floor] = [median(ours), median(floors)]
  const rate = (of: number): string => `${figure(importRows / of / 1000)}k rows/s`
  return [
    `import of ${importRows} people   ${figure(result)} s (${rate(result)})   floor ${figure(floor)} s (${rate(floor)})   ratio ${figure(floor / result)}   memory +${figure(growth / 1024 ** 2)} MB`,
  ]
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Tracks the peak growth of the product's memory from now on. */
function watch(product: Product): { growth(): Promise<number> } {
  const first = product.memory()
  let peak = 0
  const sampleMemory = async (): Promise<void> => void (peak = Math.max(peak, await product.memory()))
  const timer = setInterval(() => void sampleMemory(), 50)
  return {
    growth: async () => {
      clearInterval(timer)
      return peak - (await first)
    },
  }
}

const columns =
  'email, first_name, last_name, phone, title, department, cost_center, office, employee_id, country, home_city, manager_email'

async function copyAndUpsert(pool: pg.Pool, path: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('drop table if exists bench_staging')
    await client.query(`create table bench_staging as select ${columns} from travelers limit 0`)
    const copy = client.query(from(`copy bench_staging (${columns}) from stdin with (format csv, header true)`))
    await pipeline(createReadStream(path), copy)
    const { rows } = await client.query<{ id: string }>(
      "insert into teams (type, name) values ('org', 'Bench floor') returning id",
    )
    await client.query(
      `insert into travelers (team_id, ${columns})
        select $1, ${columns} from bench_staging
        where email ~ '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' and phone ~ '^\\+[0-9]{6,15}$' and country ~ '^[A-Z]{2}$'
          and manager_email ~ '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' and length(first_name) <= 200 and length(last_name) <= 200
        on conflict (team_id, lower(email)) do update set first_name = excluded.first_name, last_name = excluded.last_name`,
      [rows[0]?.id],
    )
  } finally {
    client.release()
  }
}
