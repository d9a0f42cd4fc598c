import type { Import, ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { mappingProblems } from '@sextant/domain/imports/mapping-problems'
import { recordAudit } from '../../audit'
import type { TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import { enqueue } from '../../platform/jobs/job'
import { saveMapping } from '../mappings/store'
import { ownColumns } from '../own-columns'
import { loadImport, presentOne } from '../present'
import { processImportJob } from '../processing/jobs'
import { changeReady, reopenDryRun } from '../store'
import { storedOf } from '../stored'
import { applySettings, type ImportSettings } from './apply-settings'
import { requireReady } from './require-ready'

/**
 * Starts an import with its final settings, and remembers the column mapping. A finished dry run is run for real if the
 * settings say so.
 */
export async function startImport(
  ctx: TeamCtx,
  id: string,
  type: ImportType | undefined,
  settings: ImportSettings,
): Promise<Import> {
  const row = await ctx.tx(async (tx) => {
    const loaded = await loadImport(tx, id, type)
    const tried = settings.options?.dry_run === false && (await reopenDryRun(tx, id))
    return requireReady(tried ? await loadImport(tx, id, type) : loaded)
  })
  const changes = await applySettings(ctx, storedOf(row), settings)
  return await ctx.tx(async (tx) => {
    const queued = (await changeReady(tx, id, { ...changes, status: 'Queued' })) ?? refuse('conflict')
    const { columns, mapping, options, type: of } = storedOf(queued)
    requireMapping(of, mapping)
    await saveMapping(tx, of, ...ownColumns(columns, mapping))
    await enqueue(tx, processImportJob, { importId: id })
    await recordAudit(tx, ctx, {
      action: 'imports.process',
      target: `import:${id}`,
      after: { filename: queued.filename, options },
    })
    return await presentOne(ctx, tx, queued)
  })
}

function requireMapping(type: ImportType, mapping: Mapping): void {
  const problems = mappingProblems(type, mapping)
  if (problems.length > 0) refuseFields({ mapping: problems })
}
