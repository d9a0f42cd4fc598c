import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { teamBase } from '@sextant/contract/kit/team'
import { type Editor, editor } from '../kit/editor'
import { withPool } from '../kit/filled-team'
import { importer } from '../kit/import-people'
import { writePeople } from '../kit/people-file'
import { type Product, startProduct } from '../kit/product'
import { fillSegments } from '../kit/segments'
import { figure, quantile } from '../kit/stats'

/** The team with running jobs, and the team that meanwhile edits and listens. */
const busyTeam = { type: 'org', id: '1' } as const
const idleTeam = { type: 'org', id: '2' } as const

const people = 60_000
const segments = Number(process.env['BENCH_SEGMENTS'] ?? 100_000)
const maxMs = 200

/** Work in progress; `isOver` is checked between edits. */
type Workload = { isOver(): Promise<boolean> }

/**
 * The time from an acknowledged edit until its event appears in the team's stream, while another team's jobs run,
 * compared with an idle system. Uses its own product instance, with a mail server that accepts connections and never
 * answers.
 */
export async function feed(): Promise<string[]> {
  const [mailServer, mailUrl] = await startSilentServer()
  const product = await startProduct({ MAIL_URL: mailUrl })
  const folder = await mkdtemp(join(tmpdir(), 'sextant-bench-feed-'))
  try {
    await withPool(product, async (pool) => await fillSegments(pool, busyTeam.id, segments))
    const edits = await editor(product, idleTeam, await product.signIn('owner@globex.test'))
    const cookie = await product.signIn('owner@demo.test')
    const lines: string[] = []
    for (const [name, run] of Object.entries(workloads(product, cookie, folder)))
      lines.push(await measure(name, edits, await run()))
    await edits.close()
    return lines
  } finally {
    await product.stop()
    mailServer.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(name: string, edits: Editor, { isOver }: Workload): Promise<string> {
  const latencies: number[] = []
  while (!(await isOver())) {
    latencies.push(await edits.edit())
    await delay(20)
  }
  const at = (share: number): number => quantile(latencies, share)
  const result = at(0.99) <= maxMs ? 'within' : 'BEYOND'
  return `edit → event beside ${name}   p50 ${figure(at(0.5))} ms   p99 ${figure(at(0.99))} ms   longest ${figure(at(1))} ms   (${latencies.length} edits; ${result} ${maxMs} ms)`
}

function workloads(product: Product, cookie: string, folder: string): Record<string, () => Promise<Workload>> {
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(product.baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }
  /** Waits until no job of this kind is queued or running. */
  const untilDone = (kind: string): Workload => ({
    isOver: async () =>
      await withPool(product, async (pool) => {
        const { rowCount } = await pool.query('select from jobs where kind = $1', [kind])
        return rowCount === 0
      }),
  })
  return {
    nothing: async () => edits(300),
    [`an import of ${people} people`]: async () => {
      const path = join(folder, 'people.csv')
      await writePeople(path, 'feed', people)
      const peopleImport = importer(product, busyTeam, cookie)
      const id = await peopleImport.begin(path)
      return { isOver: async () => (await peopleImport.read(id)).status === 'Processed' }
    },
    [`a report of ${segments} segments`]: async () => {
      const days = { start_date: '2021-01-01', end_date: '2029-12-31' }
      await post(`${teamBase(busyTeam)}/reports`, { type: 'all_segments', ...days })
      return untilDone('reports.make')
    },
    'the files of a night': async () => {
      await withPool(product, async (pool) => {
        await pool.query(
          `insert into open_data (team_id, enabled) values ($1, true) on conflict (team_id) do update set enabled = true`,
          [busyTeam.id],
        )
        await pool.query(
          `insert into jobs (team_id, kind, payload) values ($1, 'downloads.write_night', '{"night": "2026-11-22"}')`,
          [busyTeam.id],
        )
      })
      return untilDone('downloads.write_night')
    },
    'a mail server that never answers': async () => {
      await post('/password/email', { email: 'user@demo.test' })
      return edits(300)
    },
  }
}

/** Measures a number of edits, regardless of other work. */
function edits(count: number): Workload {
  let remaining = count
  return { isOver: async () => remaining-- <= 0 }
}

async function startSilentServer(): Promise<[Server, string]> {
  const server = createServer((socket) => void socket.on('error', () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return [server.unref(), `smtp://127.0.0.1:${address.port}`]
}
