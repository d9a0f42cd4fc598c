import { expect, test } from 'vitest'
import { DiskFull, requireDiskSpace, whereFull } from '../../src/main/require-disk-space'
import { freeBytes } from '../../src/platform/disk'

const mb = 1024 ** 2
const free = (bytes: number | null) => async () => bytes

test('a start on a full disk reports the disk, its free space and what to do', async () => {
  const started = requireDiskSpace('/data', free(3 * mb))
  await expect(started).rejects.toThrow(
    'The disk of the data folder /data is full: 3 MB are free, and 64 MB are needed. Make room on it, or choose a folder on another disk with DATA_DIR, and start again.',
  )
})

test('a start with enough or unknown space continues', async () => {
  await requireDiskSpace('/data', free(64 * mb))
  await requireDiskSpace('/data', free(null))
})

test('an error on a full disk is reported as such, any other unchanged', async () => {
  const error = new Error('Client has encountered a connection error and is not queryable')
  await expect(whereFull('/data', free(0))(error)).rejects.toThrow(DiskFull)
  await expect(whereFull('/data', free(900 * mb))(error)).rejects.toBe(error)
})

test('the free space of a folder is known before it exists', async () => {
  expect(await freeBytes('/tmp/not/made/yet')).toBeGreaterThan(0)
})
