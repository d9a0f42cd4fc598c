import type * as endpoints from '@sextant/contract/account/two-factor'
import { recordPersonAudit } from '../../audit'
import { permit, personOf } from '../../platform/http/context'
import type { Verb } from '../../platform/http/serve'
import { updatePerson } from '../store'
import { consumeChallenge } from './consume-challenge'
import { presentPasskey } from './present'
import { codesWithFirstFactor } from './recovery-codes'
import { insertPasskey } from './store'
import { readCreated } from './webauthn'

/** Stores a passkey that the browser has created. */
export const addPasskey: Verb<typeof endpoints.addPasskey> = async (ctx, { body }) => {
  permit(ctx, 'signed-in')
  const { id } = personOf(ctx)
  const challenge = await ctx.tx(async (tx) => await consumeChallenge(tx, body.challenge_id, 'passkey_creation', id))
  const credential = await readCreated({ publicUrl: ctx.publicUrl, challenge }, body.credential)
  return await ctx.tx(async (tx) => {
    const row = await insertPasskey(tx, {
      user_id: id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: [...(body.credential.response.transports ?? [])],
      name: body.name,
    })
    await updatePerson(tx, id, { two_factor: true })
    const recovery_codes = await codesWithFirstFactor(tx, id)
    await recordPersonAudit(tx, ctx, id, { action: 'account.add_passkey', target: `user:${id}` })
    return { data: { passkey: presentPasskey(row), recovery_codes } }
  })
}
