import { lstat, readFile, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { hasCode, unlessMissing } from './errno'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Makes the library links that the package lists in `native/pg-symlinks.json`: npm packs no links, and the install
 * script that would make them may have been switched off. Links that stand are left alone. Fails with EACCES or EROFS
 * where the package cannot be written.
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
    // Another process starting at the same time made it first.
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
