import { setTimeout as wait } from 'node:timers/promises'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { createReport, downloadReport, readReport } from '@sextant/contract/reports/endpoints'
import pg from 'pg'
import { peakAbove } from '../kit/memory'
import type { Product } from '../kit/product'
import { fillSegments } from '../kit/segments'
import { figure, median } from '../kit/stats'

const rounds = 3

const draft = { type: 'all_segments', start_date: '2020-01-01', end_date: '2029-12-31' } as const

/** What a report of all segments reads, as one query of the database's owner. */
const query = `select s.*, t.first_name, t.last_name, t.email, t.department, t.cost_center
  from segments s left join travelers t on t.team_id = s.team_id and t.id = s.member_id
  where s.team_id = $1 and s.status = 'Active' order by s.start_day, s.id`

/**
 * Making a report of all segments of a team and taking it out as XLSX, in rows a second, with the most memory that the product
 * takes beyond what it had; beside a floor (the same rows read by a cursor and thrown away) and a peer (COPY of them to CSV).
 * Rounds are interleaved. BENCH_SEGMENTS says how many segments the team is to have, a million by default.
 */
export async function reports(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const wanted = Number(process.env['BENCH_SEGMENTS'] ?? 1_000_000)
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 })
  const { rows } = await pool.query<{ count: string }>('select count(*) from segments where team_id = $1', [
    team.id,
  ])
  const missing = wanted - Number(rows[0]?.count ?? 0)
  if (missing > 0) await fillSegments(pool, team.id, missing)
  await pool.query('vacuum analyze segments')
  const rates = {
    making: [] as number[],
    xlsx: [] as number[],
    csv: [] as number[],
    floor: [] as number[],
    copy: [] as number[],
  }
  const peaks: number[] = []
  let count = 0
  // A first round that is not counted: connections, plans and pages of the disk are what they are in a running product.
  for (let round = 0; round <= rounds; round += 1) {
    const made = await peakAbove(
      product.pid,
      async () => await timed(async () => await make(product, team, cookie)),
    )
    const { id } = made.result.value
    count = made.result.value.rows
    const taken = async (format: 'xlsx' | 'csv') =>
      await peakAbove(
        product.pid,
        async () => await timed(async () => await take(product, team, cookie, id, format)),
      )
    const [xlsx, csv] = [await taken('xlsx'), await taken('csv')]
    const floor = await timed(async () => await readByCursor(pool, team.id))
    const copy = await timed(
      async () => await pool.query(`copy (${query.replace('$1', team.id)}) to '/dev/null' with (format csv)`),
    )
    if (round === 0) continue
    peaks.push(made.peakMb, xlsx.peakMb, csv.peakMb)
    rates.making.push(count / made.result.seconds)
    rates.xlsx.push(count / xlsx.result.seconds)
    rates.csv.push(count / csv.result.seconds)
    rates.floor.push(count / floor.seconds)
    rates.copy.push(count / copy.seconds)
  }
  await pool.end()
  const line = (name: string, sample: readonly number[]): string =>
    [
      name.padEnd(34),
      `${figure(median(sample))} rows/s`,
      `cursor read ${figure(median(rates.floor))} rows/s`,
      `ratio ${figure(median(sample) / median(rates.floor))}`,
      `COPY to CSV ${figure(median(rates.copy))} rows/s`,
      `ratio ${figure(median(sample) / median(rates.copy))}`,
    ].join('   ')
  return [
    line(`a report of ${count} segments`, rates.making),
    line('  its file as XLSX', rates.xlsx),
    line('  its file as CSV', rates.csv),
    `  memory above what it had: at most ${figure(Math.max(...peaks))} MB`,
  ]
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const begun = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - begun) / 1000 }
}

/** Asks for a report of everything, and waits until it is made. */
async function make(product: Product, team: TeamRef, cookie: string): Promise<{ id: string; rows: number }> {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const asked = await fetch(product.baseUrl + urlOf(createReport, { team, body: draft }), {
    method: 'POST',
    headers,
    body: JSON.stringify(draft),
  })
  const { id } = createReport.output.parse(await asked.json()).data
  for (;;) {
    await wait(50)
    const answer = await fetch(product.baseUrl + urlOf(readReport, { team, id }), { headers })
    const { status, row_count, error } = readReport.output.parse(await answer.json()).data.attributes
    if (status === 'completed') return { id, rows: row_count ?? 0 }
    if (status === 'failed') throw new Error(error ?? 'The report failed.')
  }
}

/** Takes the file, and throws it away as it comes. */
async function take(product: Product, team: TeamRef, cookie: string, id: string, format: 'xlsx' | 'csv') {
  const url = product.baseUrl + urlOf(downloadReport, { team, id, query: { format } })
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}.`)
  let bytes = 0
  for await (const piece of answer.body) bytes += piece.length
  return bytes
}

async function readByCursor(pool: pg.Pool, team: string): Promise<number> {
  const client = await pool.connect()
  let count = 0
  await client.query('begin')
  await client.query('set local cursor_tuple_fraction = 1')
  await client.query(`declare rows no scroll cursor for ${query.replace('$1', team)}`)
  for (;;) {
    const { rowCount } = await client.query('fetch 1000 from rows')
    count += rowCount ?? 0
    if ((rowCount ?? 0) < 1000) break
  }
  await client.query('commit')
  client.release()
  return count
}
