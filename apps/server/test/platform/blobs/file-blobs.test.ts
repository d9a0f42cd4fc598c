import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileBlobs } from '../../../src/platform/blobs/file-blobs'
import { systemClock } from '../../../src/platform/clock'
import { behavesAsBlobs } from './contract'

async function folder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), 'sextant-blobs-'))
  onTestFinished(() => rm(created, { recursive: true, force: true }))
  return created
}

behavesAsBlobs(async () => fileBlobs(await folder(), systemClock))

test('a write leaves one private file and nothing unfinished', async () => {
  const root = await folder()
  await fileBlobs(root, systemClock).put('teams/12/emails/a', Buffer.from('a'))
  expect(await readdir(join(root, 'teams/12/emails'))).toEqual(['a'])
  expect((await stat(join(root, 'teams/12/emails/a'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(root, 'teams'))).mode & 0o777).toBe(0o700)
})

test('an interrupted write leaves no file', async () => {
  const root = await folder()
  const broken = async function* () {
    yield Buffer.from('a')
    throw new Error('The sender is gone.')
  }
  await expect(fileBlobs(root, systemClock).write('teams/12/reports/a', broken())).rejects.toThrow(
    'The sender is gone.',
  )
  expect(await readdir(root)).toEqual(['.unfinished'])
  expect(await readdir(join(root, '.unfinished'))).toEqual([])
})

test('files abandoned by a killed process are removed, and those being written stay', async () => {
  const root = await folder()
  const unfinished = join(root, '.unfinished')
  await mkdir(unfinished)
  for (const name of ['left', 'being-written']) await writeFile(join(unfinished, name), 'half')
  await utimes(join(unfinished, 'left'), 0, 0)
  await fileBlobs(root, systemClock).put('teams/12/reports/a', Buffer.from('a'))
  expect(await readdir(unfinished)).toEqual(['being-written'])
})
