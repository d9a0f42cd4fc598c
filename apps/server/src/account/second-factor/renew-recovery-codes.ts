import type * as endpoints from '@sextant/contract/account/two-factor'
import { recordPersonAudit } from '../../audit'
import { permit, personOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { confirmPerson } from '../confirm-person'
import { renewCodes } from './recovery-codes'
import { findFactors } from './store'

/** Creates new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes: Verb<typeof endpoints.renewRecoveryCodes> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  return await ctx.tx(async (tx) => {
    if (!(await findFactors(tx, id)).two_factor) refuse('conflict', 'Turn a second factor on first.')
    const recovery_codes = await renewCodes(tx, id)
    await recordPersonAudit(tx, ctx, id, { action: 'account.renew_recovery_codes', target: `user:${id}` })
    return { data: { recovery_codes } }
  })
}
