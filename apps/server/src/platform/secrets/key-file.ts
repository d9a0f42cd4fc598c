import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, unlessMissing } from '@sextant/embedded-postgres/errno'

/**
 * The keys for sealing and opening: configured ones first, then the data folder's own, which is created only if none is
 * configured.
 */
export async function readKeys(configured: readonly string[] | undefined, dataDir: string): Promise<string[]> {
  const path = join(dataDir, 'secret.key')
  const stored = await unlessMissing(readFile(path, 'utf8'))
  if (stored !== null) return [...(configured ?? []), stored.trim()]
  return [...(configured ?? [await makeKeyFile(path)])]
}

/**
 * Creates a key file readable only by its owner. It is written under another name and then linked: if several processes
 * start at once, one wins and none reads a partial key.
 */
async function makeKeyFile(path: string): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    await link(temporary, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(temporary)
  }
  return (await readFile(path, 'utf8')).trim()
}
