import type * as endpoints from '@sextant/contract/imports/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { loadImport, presentOne } from '../present'
import { changeReady } from '../store'
import { storedOf } from '../stored'
import { applySettings } from './apply-settings'
import { requireReady } from './require-ready'

export const previewImport: TeamVerb<typeof endpoints.previewImport> = async (ctx, { params, body }) => {
  permit(ctx, 'add-imports')
  const row = requireReady(await ctx.tx(async (tx) => await loadImport(tx, params.id)))
  const changes = await applySettings(ctx, storedOf(row), body)
  return await ctx.tx(async (tx) => {
    const changed = (await changeReady(tx, params.id, changes)) ?? refuse('conflict')
    return { data: await presentOne(ctx, tx, changed) }
  })
}
