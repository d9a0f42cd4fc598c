import { CreatedCredential, SignedCredential } from '@sextant/contract/account/schemas'
import { CommandError } from './outcome'

type Options = Readonly<Record<string, unknown>>

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  typeof options === 'object' && options !== null && 'challenge' in options
const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isRequest(options) && 'pubKeyCredParams' in options

const failureOf = (error: unknown): CommandError =>
  error instanceof DOMException && error.name === 'InvalidStateError'
    ? new CommandError('This device already has a passkey for your account.')
    : new CommandError('No passkey was used. Try again when you are ready.')

async function responseOf(pending: Promise<Credential | null>): Promise<unknown> {
  const credential = await pending.catch((error: unknown) => {
    throw failureOf(error)
  })
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw failureOf(null)
}

/** Signs the server's challenge with a passkey (WebAuthn §7.2). Rejects with `CommandError` if the user declines. */
export async function signWithPasskey(options: Options) {
  if (!isRequest(options)) throw new TypeError('The server sent no request for a passkey.')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return SignedCredential.parse(await responseOf(navigator.credentials.get({ publicKey })))
}

/** Creates a passkey (WebAuthn §7.1). Rejects with `CommandError` if the user declines. */
export async function makePasskey(options: Options) {
  if (!isCreation(options)) throw new TypeError('The server sent no request for a new passkey.')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return CreatedCredential.parse(await responseOf(navigator.credentials.create({ publicKey })))
}
