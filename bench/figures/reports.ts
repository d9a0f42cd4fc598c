import { setTimeout as wait } from 'node:timers/promises'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { createReport, downloadReport, readReport } from '@sextant/contract/reports/endpoints'
import type pg from 'pg'
import { type FilledTeam, filledTeam, withPool } from '../kit/filled-team'
import { peakAbove } from '../kit/memory'
import type { Product } from '../kit/product'
import { figure, median } from '../kit/stats'

const rounds = Number(process.env['REPORT_ROUNDS'] ?? 3)

const draft = { type: 'all_segments', start_date: '2020-01-01', end_date: '2029-12-31' } as const

/** The data for a report of all segments, as one query by the database's owner. */
const query = `select s.*, t.first_name, t.last_name, t.email, t.department, t.cost_center
  from segments s left join travelers t on t.team_id = s.team_id and t.id = s.member_id
  where s.team_id = $1 and s.status = 'Active' order by s.start_day, s.id`

/**
 * Creates a report of all of a team's segments and downloads it as XLSX, in rows per second, with the product's peak
 * memory growth; compared with a floor (the same rows read by a cursor and discarded) and a peer (COPY to CSV). Rounds
 * are interleaved.
 */
export async function reports(product: Product): Promise<string[]> {
  const filled = await filledTeam(product)
  const measured = await withPool(product, async (pool) => {
    const all = []
    for (let round = 0; round < rounds; round += 1) all.push(await oneRound(product, filled, pool))
    return all
  })
  const rate = (seconds: (one: (typeof measured)[number]) => number): number =>
    median(measured.map((one) => one.count / seconds(one)))
  const [floor, copy] = [rate((one) => one.floor), rate((one) => one.copy)]
  const line = (name: string, rows: number): string =>
    [
      name.padEnd(34),
      `${figure(rows)} rows/s`,
      `cursor read ${figure(floor)} rows/s`,
      `ratio ${figure(rows / floor)}`,
      `COPY to CSV ${figure(copy)} rows/s`,
      `ratio ${figure(rows / copy)}`,
    ].join('   ')
  return [
    line(
      `a report of ${measured[0]?.count ?? 0} segments`,
      rate((one) => one.created),
    ),
    line(
      '  its file as XLSX',
      rate((one) => one.xlsx),
    ),
    line(
      '  its file as CSV',
      rate((one) => one.csv),
    ),
    `  memory above what it had: at most ${figure(Math.max(...measured.flatMap(({ peaks }) => peaks)))} MB`,
  ]
}

/** One round of each: seconds and, for the product, peak memory. */
async function oneRound(product: Product, { team, cookie }: FilledTeam, pool: pg.Pool) {
  const watched = async <T>(work: () => Promise<T>) => await peakAbove(product.pid, async () => await timed(work))
  const created = await watched(async () => await make(product, team, cookie))
  const { id, rows: count } = created.result.value
  const xlsx = await watched(async () => await download(product, team, cookie, id, 'xlsx'))
  const csv = await watched(async () => await download(product, team, cookie, id, 'csv'))
  const floor = await timed(async () => await readByCursor(pool, team.id))
  const copy = await timed(
    async () => await pool.query(`copy (${query.replace('$1', team.id)}) to '/dev/null' with (format csv)`),
  )
  return {
    count,
    created: created.result.seconds,
    xlsx: xlsx.result.seconds,
    csv: csv.result.seconds,
    floor: floor.seconds,
    copy: copy.seconds,
    peaks: [created.peakMb, xlsx.peakMb, csv.peakMb],
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now()
  const value = await work()
  return { value, seconds: (performance.now() - start) / 1000 }
}

/** Requests a report of everything and waits for it. */
async function make(product: Product, team: TeamRef, cookie: string): Promise<{ id: string; rows: number }> {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const request = await fetch(product.baseUrl + urlOf(createReport, { team, body: draft }), {
    method: 'POST',
    headers,
    body: JSON.stringify(draft),
  })
  const { id } = createReport.output.parse(await request.json()).data
  for (;;) {
    await wait(50)
    const answer = await fetch(product.baseUrl + urlOf(readReport, { team, id }), { headers })
    const { status, row_count, error } = readReport.output.parse(await answer.json()).data.attributes
    if (status === 'completed') return { id, rows: row_count ?? 0 }
    if (status === 'failed') throw new Error(error ?? 'The report failed.')
  }
}

/** Downloads the file and discards it. */
async function download(product: Product, team: TeamRef, cookie: string, id: string, format: 'xlsx' | 'csv') {
  const url = product.baseUrl + urlOf(downloadReport, { team, id, query: { format } })
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}.`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
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
