import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@sextant/embedded-postgres/errno'
import * as z from 'zod'
import type { Migration } from '../../platform/database/migrate'

/** A backup's manifest. It is written last, so a folder without it is incomplete. */
const Manifest = z.object({
  format: z.literal(1),
  /** When the backup was created, ISO 8601. */
  created: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.int(), sha256: z.string() })),
  lastIds: z.record(z.string(), z.string()),
  /** The number of blobs included; null if they are in a bucket and therefore not part of the backup. */
  blobs: z.nullable(z.int()),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'

/** Reads a backup's manifest. Throws if the folder has no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await unlessMissing(readFile(join(folder, manifestName), 'utf8'))
  if (text === null) throw new Error(`${folder} holds no whole back-up: it has no ${manifestName}.`)
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error(`${folder} holds no back-up that this release can read.`)
  return manifest.data
}

/** Throws if a backup has a different schema from this release. */
export function requireSameSchema({ migrations }: Manifest, available: readonly Migration[]): void {
  const checksums = new Map(available.map(({ name, checksum }) => [name, checksum]))
  const strange = migrations.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (strange)
    throw new Error(
      `The back-up was made by another or a newer release: this one does not have its migration ${strange.name}. Restore it with the release that made it.`,
    )
  const missing = available.find(({ name }) => !migrations.some((migration) => migration.name === name))
  if (missing)
    throw new Error(
      `The back-up was made by an older release, before ${missing.name}. Restore it with the release that made it, then start this one on it: it brings the data up to date.`,
    )
}
