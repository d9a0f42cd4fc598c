import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import type { ExternalServices } from '../external-services'
import { presentProvider } from '../present'
import { changeProvider } from './change-provider'
import { insertProvider } from './store'

/** Creates a provider. It stays inactive until it is complete and enabled. */
export const createIdentityProvider =
  (external: ExternalServices): TeamVerb<typeof endpoints.createIdentityProvider> =>
  async (ctx, { body }) => {
    permit(ctx, 'browse-authentication')
    const { type, name, default_role } = body
    return await ctx.tx(async (tx) => {
      const row = await changeProvider(tx, ctx, external, await insertProvider(tx, { type, name, default_role }), body)
      const after = presentProvider(row, ctx.publicUrl)
      await recordAudit(tx, ctx, {
        action: 'authentication.create_provider',
        target: `provider:${row.id}`,
        after,
      })
      return { data: after }
    })
  }
