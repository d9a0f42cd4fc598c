import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning } from '../src/postmaster'
import { shutDown } from '../src/shut-down'
import { connect, openFolder, query, start } from './kit'

const pidOf = async (dataDir: string): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10)

/**
 * Starts another Sextant process on the data folder, as the leader of its own process group. It runs until it is
 * killed.
 */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('start-child.ts', import.meta.url))
  const stdio = ['pipe', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    detached: true,
    stdio: [...stdio],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

function idOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start.')
  return pid
}

test('the database survives a kill -9 of its starter, and the next start adopts it', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const first = await startElsewhere(dataDir)
  const pid = await pidOf(dataDir)
  process.kill(idOf(first), 'SIGKILL')
  await once(first, 'exit')

  const next = await start(dataDir)
  expect(next.lines).toEqual([`PostgreSQL still runs in ${dataDir} (process ${pid})`])
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  // its file disappears shortly before the process
  await expect.poll(async () => await isRunning(pid)).toBe(false)
})

test('Ctrl-C in the process group that started the database does not stop it', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const first = await startElsewhere(dataDir)
  const pid = await pidOf(dataDir)
  process.kill(-idOf(first), 'SIGINT')
  await once(first, 'exit')
  expect(await isRunning(pid)).toBe(true)
  await start(dataDir)
})

test('a second process uses a running database and leaves it running', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const { connection } = await start(dataDir)
  const second = await startElsewhere(dataDir)
  second.stdin?.write('stop\n')
  await once(second, 'exit')
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start after a kill -9 of the database recovers what was committed', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const first = await start(dataDir)
  await query(first.connection, 'create table kept as select 42 as answer')
  process.kill(await pidOf(dataDir), 'SIGKILL')
  const second = await start(dataDir)
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('a start after a kill -9 of the database does not wait for its unfinished queries', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const first = await start(dataDir)
  const clients = await Promise.all(Array.from({ length: 6 }, async () => await connect(first.connection)))
  const sql = 'select count(*) from generate_series(1, 1000000000000)'
  const unfinished = Promise.allSettled(clients.map(async (client) => await client.query(sql)))
  process.kill(await pidOf(dataDir), 'SIGKILL')
  const second = await start(dataDir, { timeoutMs: 5000 })
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await unfinished).map(({ status }) => status)).toEqual(clients.map(() => 'rejected'))
})

test.each([
  ['a process that is gone', async () => 2 ** 22 - 1],
  ['somebody else’s process', async () => idOf(stranger())],
  ['a zombie', zombie],
])('a pid file that names %s is stale', async (_who, pid) => {
  const dataDir = join(await openFolder(), 'postgres')
  await (await start(dataDir)).stop()
  const file = join(dataDir, 'cluster', 'postmaster.pid')
  await writeFile(file, `${await pid()}\n${dataDir}/cluster\n1\n5432\n${dataDir}/run\n\n`)
  const { connection } = await start(dataDir, { timeoutMs: 300 })
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the database starts after an interrupted creation of the cluster', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  await mkdir(join(dataDir, 'cluster.new', 'base'), { recursive: true })
  await start(dataDir)
  expect(await readdir(dataDir)).not.toContain('cluster.new')
})

test('a database that ignores SIGINT is stopped with SIGQUIT', async () => {
  const deaf = spawn('bash', ['-c', 'trap "" INT; trap "exit 0" QUIT; echo up; while :; do sleep 0.02; done'])
  onTestFinished(() => void deaf.kill('SIGKILL'))
  await once(deaf.stdout, 'data')
  const cluster = await openFolder()
  const pid = idOf(deaf)
  await writeFile(join(cluster, 'postmaster.pid'), `${pid}\n`)
  await shutDown(cluster, pid, 100)
  expect(await isRunning(pid)).toBe(false)
})

function stranger(): ChildProcess {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Creates a process that has ended but is never reaped by its parent. */
async function zombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(parent.stdout, 'data')
  return Number(String(line))
}
