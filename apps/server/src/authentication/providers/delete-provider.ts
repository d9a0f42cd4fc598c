import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentProvider } from '../present'
import { preventLockout } from '../prevent-lockout'
import { deleteProvider, findProvider } from './store'

export const deleteIdentityProvider: TeamVerb<typeof endpoints.deleteIdentityProvider> = async (ctx, { params }) => {
  permit(ctx, 'browse-authentication')
  return await ctx.tx(async (tx) => {
    const row = (await findProvider(tx, params.id)) ?? refuse('not_found')
    await deleteProvider(tx, row.id)
    await preventLockout(tx, ctx)
    const before = presentProvider(row, ctx.publicUrl)
    await recordAudit(tx, ctx, {
      action: 'authentication.delete_provider',
      target: `provider:${row.id}`,
      before,
    })
    return {}
  })
}
