import type * as endpoints from '@sextant/contract/downloads/rulesets'
import { RulesetType } from '@sextant/contract/downloads/rulesets'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import type { Catalogue } from './catalogue'
import { rulesetOf } from './rulesets-of'
import { deleteDomain, lockRulesets, recordChange } from './store'

/** Removes a domain that the team added to a ruleset. Domains of the shared catalogue cannot be removed (404). */
export const removeRulesetDomain =
  (catalogue: Catalogue): TeamVerb<typeof endpoints.removeRulesetDomain> =>
  async (ctx, { params }) => {
    permit(ctx, 'edit-downloads')
    const type = RulesetType.parse(params.type)
    return await ctx.tx(async (tx) => {
      await lockRulesets(tx)
      if (!(await deleteDomain(tx, type, params.name.trim().toLowerCase()))) refuse('not_found')
      await recordChange(tx, type)
      await recordAudit(tx, ctx, {
        action: 'downloads.remove_domain',
        target: `ruleset:${type}`,
        before: [params.name],
      })
      return { data: await rulesetOf(tx, catalogue, type) }
    })
  }
