import type * as endpoints from '@sextant/contract/downloads/rulesets'
import { maxOwnDomains, RulesetType } from '@sextant/contract/downloads/rulesets'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import type { Catalogue } from './catalogue'
import { rulesetOf } from './rulesets-of'
import { countOwnDomains, insertDomains, lockRulesets, recordChange } from './store'

/** Adds domains to the team's own list. Domains already listed, by the team or in the catalogue, stay unchanged. */
export const addRulesetDomains =
  (catalogue: Catalogue): TeamVerb<typeof endpoints.addRulesetDomains> =>
  async (ctx, { params, body }) => {
    permit(ctx, 'add-downloads')
    const type = RulesetType.parse(params.type)
    const listed = new Set(catalogue[type].domains.map(({ name }) => name))
    const names = [...new Set(body.names)].filter((name) => !listed.has(name))
    return await ctx.tx(async (tx) => {
      await lockRulesets(tx)
      const added = await insertDomains(tx, type, names)
      if ((await countOwnDomains(tx, type)) > maxOwnDomains)
        refuseFields({ names: [`A team has at most ${maxOwnDomains} domains of its own in a ruleset.`] })
      if (added.length > 0) {
        await recordChange(tx, type)
        await recordAudit(tx, ctx, {
          action: 'downloads.add_domains',
          target: `ruleset:${type}`,
          after: added,
        })
      }
      return { data: await rulesetOf(tx, catalogue, type) }
    })
  }
