import type * as endpoints from '@sextant/contract/emails/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { listSources } from './store'

export const listEmailSources: TeamVerb<typeof endpoints.listEmailSources> = async (ctx) => {
  permit(ctx, 'browse-emails')
  return await ctx.tx(async (tx) => ({ data: await listSources(tx) }))
}
