import { chmod, mkdir, realpath, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseAccount } from '../src/account'
import { openDataFolder } from '../src/data-folder'
import { reaches } from '../src/reach'
import { openFolder, start } from './kit'

const nobody = { name: 'nobody', uid: 65534, gid: 65534 }

test('an account can reach a path if it may enter every folder above it', async () => {
  const folder = await openFolder()
  await mkdir(join(folder, 'open', 'closed', 'inner'), { recursive: true })
  await chmod(join(folder, 'open', 'closed'), 0o700)
  expect(await reaches(nobody, join(folder, 'open', 'file'))).toBe(true)
  expect(await reaches(nobody, join(folder, 'open', 'closed'))).toBe(true)
  expect(await reaches(nobody, join(folder, 'open', 'closed', 'inner', 'file'))).toBe(false)
  expect(await reaches(null, join(folder, 'open', 'closed', 'inner', 'file'))).toBe(true)
})

test('the database starts under a closed home folder, in /var/lib/sextant as root and in place otherwise', async () => {
  const home = await openFolder()
  await chmod(home, 0o700)
  const dataDir = join(home, 'checkout', 'data', 'postgres')
  await start(dataDir)
  const path = await realpath(dataDir)
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  const account = await databaseAccount(null)
  expect(path).toMatch(account ? /^\/var\/lib\/sextant\/postgres-/ : new RegExp(`^${home}`))
  expect(await reaches(account, path)).toBe(true)
})

test('an existing folder is closed to others and given to the account', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  await mkdir(join(dataDir, 'inner'), { recursive: true, mode: 0o755 })
  const { path, account } = await openDataFolder(dataDir, () => undefined)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  const owner = account?.uid ?? process.getuid?.()
  expect((await stat(path)).uid).toBe(owner)
  expect((await stat(join(path, 'inner'))).uid).toBe(owner)
})

test('a link to a missing folder fails with a clear error and creates nothing', async () => {
  const dataDir = join(await openFolder(), 'postgres')
  await symlink('/nowhere/at/all', dataDir)
  await expect(start(dataDir)).rejects.toThrow(`leads to /nowhere/at/all, which is gone`)
})
