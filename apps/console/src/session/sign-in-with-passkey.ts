import { passkeyLogin, startPasskeyLogin } from '@sextant/contract/session/endpoints'
import { api } from '../kit/api'
import { signWithPasskey } from '../kit/web-authn'

/** Signs in with a passkey, alone or as the second factor. Rejects with `CommandError` if the user declines. */
export async function signInWithPasskey(remember: boolean) {
  const { challenge_id, options } = (await api.call(startPasskeyLogin, {})).data
  const credential = await signWithPasskey(options)
  return await api.call(passkeyLogin, { body: { challenge_id, credential, remember } })
}
