import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { unlessMissing } from '@sextant/embedded-postgres/errno'

/** Where the store keeps unfinished writes. */
const unfinished = '.unfinished'

/** The keys of all blobs in a folder: paths relative to it. */
export async function* blobKeys(folder: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true, recursive: true }))) ?? []
  for (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name))
    if (entry.isFile() && !key.startsWith(unfinished)) yield key
  }
}

/** Copies a folder's blobs, sharing disk blocks if possible. Returns the count; blobs deleted meanwhile are skipped. */
export async function copyBlobs(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 })
  let copied = 0
  for await (const key of blobKeys(from)) {
    const path = join(to, key)
    await mkdir(dirname(path), { recursive: true })
    const isThere = await unlessMissing(copyFile(join(from, key), path, constants.COPYFILE_FICLONE).then(() => true))
    if (isThere) copied += 1
  }
  return copied
}
