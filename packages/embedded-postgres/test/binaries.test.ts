import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findBinaries } from '../src/binaries'
import { openDataFolder } from '../src/data-folder'
import { makeLinks } from '../src/links'
import { nativePackage, usableBin } from '../src/package'
import { spawnOptions } from '../src/spawn-options'
import { openFolder, start } from './kit'

const quiet = () => undefined

test('the launcher creates missing library links and keeps existing ones', async () => {
  const native = join(await openFolder(), 'native')
  await mkdir(join(native, 'lib'), { recursive: true })
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(list))
  await makeLinks(native)
  const created = await lstat(join(native, 'lib', 'libpq.so.5'))
  await Promise.all([makeLinks(native), makeLinks(native)])
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect((await lstat(join(native, 'lib', 'libpq.so.5'))).ino).toBe(created.ino)
})

test('the launcher copies a package next to the data if the account cannot enter it or it is read-only', async () => {
  const home = await openFolder()
  const folder = await openDataFolder(join(await openFolder(), 'postgres'), quiet)
  const found = await nativePackage()
  if (!found) throw new Error('no package for this platform')
  const native = join(home, 'native')
  await cp(found.native, native, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  })
  await chmod(join(native, 'lib'), 0o555)
  await chmod(home, 0o700)

  const bin = await usableBin({ native, version: found.version }, folder)
  await chmod(join(native, 'lib'), 0o755)
  expect(bin).toBe(join(folder.path, `native-${found.version}`, 'bin'))
  await rm(native, { recursive: true })
  const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], spawnOptions(folder))
  expect(stdout).toContain('PostgreSQL) 18.')
})

test('a configured folder of binaries must contain PostgreSQL 18', async () => {
  const folder = await openDataFolder(join(await openFolder(), 'postgres'), quiet)
  const bin = await openFolder()
  await chmod(bin, 0o755)
  await expect(findBinaries(bin, folder)).rejects.toThrow('has no "postgres" that starts')
  await writeFile(join(bin, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 15.14"\n', { mode: 0o755 })
  await expect(findBinaries(bin, folder)).rejects.toThrow('holds PostgreSQL 15; Sextant needs PostgreSQL 18')
  await writeFile(join(bin, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 18.1"\n', { mode: 0o755 })
  expect(await findBinaries(bin, folder)).toBe(bin)
})

test('a data folder of another major version is refused', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  const postgres = await start(dataDir)
  await postgres.stop()
  await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17, and this Sextant runs PostgreSQL 18')
})
