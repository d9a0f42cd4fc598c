import type * as endpoints from '@sextant/contract/account/two-factor'
import { recordPersonAudit } from '../../audit'
import { clearFailures, countAttempt } from '../../platform/http/attempts'
import { permit, personOf } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { isTotpValid } from './check-second-factor'
import { codesWithFirstFactor } from './recovery-codes'
import { confirmTotpSecret, findFactors } from './store'

/** Enables the authenticator app after checking its first code. */
export const confirmTotp: Verb<typeof endpoints.confirmTotp> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  const key = `totp:${id}`
  await ctx.tx(async (tx) => await countAttempt(tx, [{ key, max: 10 }]))
  return await ctx.tx(async (tx) => {
    const { totp_secret: sealed, totp_confirmed } = await findFactors(tx, id)
    if (sealed === null || totp_confirmed) return refuse('conflict', 'Ask for a new secret first.')
    const code = body.code.replaceAll(/\s/g, '')
    if (!(await isTotpValid(tx, ctx, id, sealed, code))) {
      refuseFields({ code: ['This code is not right. Check the clock of your device.'] })
    }
    await clearFailures(tx, key)
    await confirmTotpSecret(tx, id)
    const recovery_codes = await codesWithFirstFactor(tx, id)
    await recordPersonAudit(tx, ctx, id, { action: 'account.add_totp', target: `user:${id}` })
    return { data: { recovery_codes } }
  })
}
