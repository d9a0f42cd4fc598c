import type { CreatedCredential, SignedCredential } from '@sextant/contract/account/schemas'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type * as z from 'zod/mini'
import { refuseFields } from '../../platform/http/refusal'
import type { PasskeyRow } from './store'

/** The relying party: the product at its public address. WebAuthn §5.1.2 rules out IP addresses. */
const relyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

type Owner = { readonly id: string; readonly email: string; readonly name: string | null }

/** Creation options for a discoverable passkey with user verification (fingerprint, face or PIN). */
export const creationOptions = async (publicUrl: string, owner: Owner, registered: readonly PasskeyRow[]) =>
  await generateRegistrationOptions({
    rpName: 'Sextant',
    rpID: relyingParty(publicUrl).rpID,
    userID: new TextEncoder().encode(`user:${owner.id}`),
    userName: owner.email,
    userDisplayName: owner.name ?? owner.email,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: registered.map(({ credential_id }) => ({ id: credential_id })),
  })

export const requestOptions = async (publicUrl: string) =>
  await generateAuthenticationOptions({ rpID: relyingParty(publicUrl).rpID, userVerification: 'required' })

const refused = (): never => refuseFields({ credential: ['This passkey was not accepted. Try again.'] })

type Ceremony = { readonly publicUrl: string; readonly challenge: string }

/** The new passkey's public key after verifying the browser's response; 422 if verification fails. */
export async function readCreated({ publicUrl, challenge }: Ceremony, credential: z.infer<typeof CreatedCredential>) {
  const { rpID, origin } = relyingParty(publicUrl)
  const { id, rawId, type, response } = credential
  const { clientDataJSON, attestationObject } = response
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(refused)
  return verified.verified ? verified.registrationInfo.credential : refused()
}

/** The passkey's new signature counter after verifying the response; 422 if verification fails. */
export async function readSigned(
  { publicUrl, challenge }: Ceremony,
  signed: z.infer<typeof SignedCredential>,
  passkey: PasskeyRow,
): Promise<number> {
  const { rpID, origin } = relyingParty(publicUrl)
  const { id, rawId, type, response } = signed
  const { clientDataJSON, authenticatorData, signature } = response
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(refused)
  return verified.verified ? verified.authenticationInfo.newCounter : refused()
}
