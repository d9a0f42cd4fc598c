import type * as endpoints from '@sextant/contract/downloads/rulesets'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import type { Catalogue } from './catalogue'
import { rulesetsOf } from './rulesets-of'

export const listRulesets =
  (catalogue: Catalogue): TeamVerb<typeof endpoints.listRulesets> =>
  async (ctx) => {
    permit(ctx, 'browse-downloads')
    return { data: [...(await ctx.tx(async (tx) => await rulesetsOf(tx, catalogue)))] }
  }
