import type * as endpoints from '@sextant/contract/account/two-factor'
import { recordPersonAudit } from '../../audit'
import { permit, personOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { confirmPerson } from '../confirm-person'
import { cleanUpFactors } from './clean-up-factors'
import { findFactors, storeTotpSecret } from './store'

/** Disables the authenticator app. */
export const removeTotp: Verb<typeof endpoints.removeTotp> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  await ctx.tx(async (tx) => {
    if (!(await findFactors(tx, id)).totp_confirmed) refuse('not_found')
    await storeTotpSecret(tx, id, null)
    await cleanUpFactors(tx, id)
    await recordPersonAudit(tx, ctx, id, { action: 'account.remove_totp', target: `user:${id}` })
  })
  return {}
}
