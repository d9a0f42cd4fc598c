import type * as endpoints from '@sextant/contract/account/two-factor'
import { recordPersonAudit } from '../../audit'
import { permit, personOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { confirmPerson } from '../confirm-person'
import { cleanUpFactors } from './clean-up-factors'
import { deletePasskey } from './store'

/** Removes one of the caller's passkeys. */
export const removePasskey: Verb<typeof endpoints.removePasskey> = async (ctx, { params, body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  await ctx.tx(async (tx) => {
    if (!(await deletePasskey(tx, id, params.id))) refuse('not_found')
    await cleanUpFactors(tx, id)
    await recordPersonAudit(tx, ctx, id, { action: 'account.remove_passkey', target: `user:${id}` })
  })
  return {}
}
