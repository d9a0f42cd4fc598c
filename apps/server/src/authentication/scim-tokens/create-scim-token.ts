import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { hashToken, makeToken } from '../../platform/tokens'
import { presentScimToken } from '../present'
import { insertToken } from './store'

/** Creates a 256-bit token for a directory. It is shown only once; the database stores its hash. */
export const createScimToken: TeamVerb<typeof endpoints.createScimToken> = async (ctx, { body }) => {
  permit(ctx, 'browse-authentication')
  const token = makeToken(256)
  return await ctx.tx(async (tx) => {
    const after = presentScimToken(await insertToken(tx, body.name, hashToken(token)))
    await recordAudit(tx, ctx, {
      action: 'authentication.create_scim_token',
      target: `scim-token:${after.id}`,
      after,
    })
    return { data: { ...after, token } }
  })
}
