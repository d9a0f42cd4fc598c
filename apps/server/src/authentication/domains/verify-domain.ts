import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { countAttempt } from '../../platform/http/attempts'
import { permit, personOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findTeam } from '../../teams'
import type { ResolveTxt } from '../external-services'
import { presentDomain } from '../present'
import { endPasswordSessions, findDomain, markDomainVerified } from './store'

/** Looks up the TXT record that verifies a domain (409 if it is missing or another team owns the domain). */
export const verifyDomain =
  (resolveTxt: ResolveTxt): TeamVerb<typeof endpoints.verifyDomain> =>
  async (ctx, { params }) => {
    permit(ctx, 'browse-authentication')
    const { domain, txt_record } = await ctx.tx(async (tx) => {
      await countAttempt(tx, [{ key: `verify-domain:${ctx.team.id}`, max: 60 }])
      return (await findDomain(tx, params.id)) ?? refuse('not_found')
    })
    const records = await resolveTxt(domain)
    if (!records.includes(txt_record))
      refuse('conflict', 'The TXT record was not found yet. DNS changes may take some hours to become visible.')
    return await ctx.tx(async (tx) => {
      if (!(await markDomainVerified(tx, params.id))) refuse('conflict', 'Another team has proved this domain.')
      if ((await findTeam(tx, ctx.team))?.sso_enabled) await endPasswordSessions(tx, personOf(ctx).session)
      await recordAudit(tx, ctx, { action: 'authentication.verify_domain', target: domain })
      return { data: presentDomain((await findDomain(tx, params.id)) ?? refuse('not_found')) }
    })
  }
