import { lstat, readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { hasCode, unlessMissing } from './errno'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the library links that the package lists in `native/pg-symlinks.json`: npm does not pack links, and the
 * install script that would create them may be disabled. Existing links are left alone. Fails with EACCES or EROFS if
 * the package is not writable.
 */
export async function makeLinks(native: string): Promise<void> {
  for (const { source, target } of await linksOf(native)) {
    await link(basename(source), join(native, '..', target))
  }
}

async function link(to: string, path: string): Promise<void> {
  if (await stands(path)) return
  try {
    await symlink(to, path)
  } catch (error) {
    // Another process starting at the same time created it first.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

async function stands(path: string): Promise<boolean> {
  return (await unlessMissing(lstat(path))) !== null
}

async function linksOf(native: string): Promise<z.infer<typeof Links>> {
  const list = await unlessMissing(readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  return list === null ? [] : Links.parse(JSON.parse(list))
}
