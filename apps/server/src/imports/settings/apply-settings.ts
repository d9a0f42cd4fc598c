import { ImportOptions, type Mapping } from '@sextant/contract/imports/schemas'
import * as z from 'zod/mini'
import type { TeamCtx } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import { mappingFor, readColumns, refuseUnreadable } from '../found-columns'
import { inspectFile } from '../parsing/inspect-file'
import type { ReadColumns } from '../store'
import type { StoredImport } from '../stored'
import { withStoredFile } from '../stored-file'

export type ImportSettings = {
  readonly mapping?: Mapping | undefined
  readonly options?: { readonly [Name in keyof ImportOptions]?: ImportOptions[Name] | undefined } | undefined
}

/** An import with the call's settings applied. If they change how the file is read, it is inspected again. */
export async function applySettings(
  ctx: TeamCtx,
  stored: StoredImport,
  settings: ImportSettings,
): Promise<Partial<ReadColumns>> {
  const options = z.parse(ImportOptions, { ...stored.options, ...givenOf(settings.options ?? {}) })
  const isReadAnew = (['encoding', 'delimiter', 'sheet'] as const).some(
    (name) => options[name] !== stored.options[name],
  )
  if (!isReadAnew) {
    const mapping = settings.mapping ?? stored.mapping
    requireWidth(mapping, stored.columns.length)
    return { mapping: JSON.stringify(mapping), options: JSON.stringify(options) }
  }
  const inspection = await refuseUnreadable(
    async () => await withStoredFile(ctx, stored.blob_key, async (file) => await inspectFile(file, options)),
  )
  const entered = settings.mapping?.length === inspection.columns.length ? settings.mapping : undefined
  const mapping = entered ?? (await ctx.tx(async (tx) => await mappingFor(tx, stored.type, inspection)))
  return readColumns(inspection, mapping, options)
}

/** The fields that a body sets. */
const givenOf = (settings: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))

function requireWidth(mapping: Mapping, columns: number): void {
  if (mapping.length !== columns)
    refuseFields({ mapping: [`Must say what each of the ${columns} columns is, or null for it.`] })
}
