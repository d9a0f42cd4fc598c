import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { type TeamVerb, UnvalidatedBody } from '../../platform/http/serve'
import { shapeDownload } from './present'
import { findDownload } from './store'

export const readDownload: TeamVerb<typeof endpoints.readDownload> = async (ctx, { params }) => {
  permit(ctx, 'read-downloads')
  const now = ctx.clock.now().toISOString()
  return await ctx.tx(async (tx) => {
    const row = (await findDownload(tx, params.id, now)) ?? refuse('not_found')
    return new UnvalidatedBody({ data: shapeDownload(ctx.team)(row) })
  })
}
