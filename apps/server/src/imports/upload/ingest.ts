import { randomUUID } from 'node:crypto'
import type { ImportType } from '@sextant/contract/imports/schemas'
import { defaultOptions } from '@sextant/domain/imports/default-options'
import { withoutBidiControls } from '@sextant/domain/kit/without-bidi-controls'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import type { SpooledUpload } from '../../platform/http/serve'
import { mappingFor, readColumns, refuseUnreadable } from '../found-columns'
import { type Inspection, inspectFile } from '../parsing/inspect-file'
import type { FileColumns } from '../store'

/**
 * Inspects an upload, stores it, and lets `write` save the result. If the file is rejected or saving fails, nothing
 * remains.
 */
export async function ingest<T>(
  ctx: TeamCtx,
  type: ImportType,
  upload: SpooledUpload | null,
  write: (tx: Tx, columns: FileColumns) => Promise<T>,
): Promise<T> {
  const { content, filename } = upload ?? refuseFields({ file: ['Choose a file.'] })
  const inspection = await refuseUnreadable(async () => await inspectFile(content, defaultOptions))
  const blob_key = `teams/${ctx.team.id}/imports/${randomUUID()}`
  await ctx.blobs.write(blob_key, content.chunks())
  try {
    return await ctx.tx(async (tx) => {
      const mapping = await mappingFor(tx, type, inspection)
      return await write(tx, {
        filename: nameOf(filename, inspection.form.format),
        size_bytes: String(content.size),
        blob_key,
        ...readColumns(inspection, mapping, { ...defaultOptions, sheet: chosenSheet(inspection) }),
      })
    })
  } catch (error) {
    await ctx.blobs.delete(blob_key)
    throw error
  }
}

/** The sheet's name unless it is the first one, so that people see which one is read. */
const chosenSheet = ({ form, sheets }: Inspection): string | null => (form.sheet === sheets[0] ? null : form.sheet)

/** The last segment of the path sent by the browser, on one line. */
const nameOf = (filename: string | null, format: string): string =>
  withoutBidiControls(filename ?? '')
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/gu, '')
    .trim()
    .slice(-200) || `import.${format}`
