import type * as endpoints from '@sextant/contract/account/two-factor'
import { permit, personOf } from '../../platform/http/context'
import type { Verb } from '../../platform/http/serve'
import { confirmPerson } from '../confirm-person'
import { loadUser } from '../load-user'
import { issueToken } from '../tokens/tokens'
import { listPasskeys } from './store'
import { creationOptions } from './webauthn'

/** Options for the browser to create a passkey. The challenge is valid once, for five minutes. */
export const startPasskey: Verb<typeof endpoints.startPasskey> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  await confirmPerson(ctx, body.password)
  return await ctx.tx(async (tx) => {
    const options = await creationOptions(ctx.publicUrl, await loadUser(tx, id), await listPasskeys(tx, id))
    const data = { challenge: options.challenge }
    const challenge_id = await issueToken(tx, { purpose: 'passkey_creation', person: id, data })
    return { data: { challenge_id, options: { ...options } } }
  })
}
