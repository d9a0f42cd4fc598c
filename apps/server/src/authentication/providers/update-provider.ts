import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import type { ExternalServices } from '../external-services'
import { presentProvider } from '../present'
import { preventLockout } from '../prevent-lockout'
import { changeProvider } from './change-provider'
import { findProvider } from './store'

export const updateIdentityProvider =
  (external: ExternalServices): TeamVerb<typeof endpoints.updateIdentityProvider> =>
  async (ctx, { params, body }) => {
    permit(ctx, 'browse-authentication')
    return await ctx.tx(async (tx) => {
      const row = (await findProvider(tx, params.id)) ?? refuse('not_found')
      const before = presentProvider(row, ctx.publicUrl)
      const after = presentProvider(await changeProvider(tx, ctx, external, row, body), ctx.publicUrl)
      await preventLockout(tx, ctx)
      const target = `provider:${row.id}`
      await recordAudit(tx, ctx, { action: 'authentication.update_provider', target, before, after })
      return { data: after }
    })
  }
