import type * as endpoints from '@sextant/contract/account/two-factor'
import { permit, personOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { confirmPerson } from '../confirm-person'
import { loadUser } from '../load-user'
import { sealTotp } from './check-second-factor'
import { findFactors, storeTotpSecret } from './store'
import { newTotpSecret, totpUri } from './totp'

/** Creates a secret for an authenticator app. It takes effect once a first code is confirmed. */
export const startTotp: Verb<typeof endpoints.startTotp> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  const secret = newTotpSecret()
  return await ctx.tx(async (tx) => {
    if ((await findFactors(tx, id)).totp_confirmed) refuse('conflict', 'Turn your authenticator app off first.')
    await storeTotpSecret(tx, id, sealTotp(ctx, id, secret))
    const { email } = await loadUser(tx, id)
    return { data: { secret, uri: totpUri(secret, email) } }
  })
}
