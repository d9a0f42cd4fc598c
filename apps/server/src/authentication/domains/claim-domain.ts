import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { makeToken } from '../../platform/tokens'
import { presentDomain } from '../present'
import { upsertDomain } from './store'

/** Claims an email domain. The claim takes effect once its TXT record is found. */
export const claimDomain: TeamVerb<typeof endpoints.claimDomain> = async (ctx, { body }) => {
  permit(ctx, 'browse-authentication')
  const record = `sextant-domain-verification=${makeToken(128)}`
  return await ctx.tx(async (tx) => {
    const after = presentDomain(await upsertDomain(tx, body.domain, record))
    await recordAudit(tx, ctx, { action: 'authentication.claim_domain', target: body.domain })
    return { data: after }
  })
}
