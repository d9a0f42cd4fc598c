import type { SignedCredential } from '@sextant/contract/account/schemas'
import type * as z from 'zod/mini'
import { inTransaction } from '../../platform/database/transaction'
import type { Ctx } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import { issueToken } from '../tokens/tokens'
import { consumeChallenge } from './consume-challenge'
import { findPasskey, findPasskeyOwner, touchPasskey } from './store'
import { readSigned, requestOptions } from './webauthn'

/** Options for the browser to sign the challenge with. */
export async function startPasskeySignIn(ctx: Ctx) {
  const options = await requestOptions(ctx.publicUrl)
  const data = { challenge: options.challenge }
  const challenge_id = await ctx.tx(async (tx) => await issueToken(tx, { purpose: 'passkey_login', data }))
  return { challenge_id, options: { ...options } }
}

type SignedChallenge = { readonly challenge_id: string; readonly credential: z.infer<typeof SignedCredential> }

/** The person whose passkey signed the challenge; 422 if the signature is not valid. */
export async function readPasskeySignIn(ctx: Ctx, signed: SignedChallenge): Promise<string> {
  const { id } = signed.credential
  const { challenge, person } = await ctx.tx(async (tx) => ({
    challenge: await consumeChallenge(tx, signed.challenge_id, 'passkey_login', null),
    person: await findPasskeyOwner(tx, id),
  }))
  if (person === undefined) return refuseFields({ credential: ['This passkey is not known here.'] })
  return await inTransaction(ctx.db, { team: null, person }, async (tx) => {
    const passkey = await findPasskey(tx, id)
    if (!passkey) return refuseFields({ credential: ['This passkey is not known here.'] })
    const counter = await readSigned({ publicUrl: ctx.publicUrl, challenge }, signed.credential, passkey)
    await touchPasskey(tx, passkey.id, counter)
    return person
  })
}
