import { CallFailed } from '@sextant/client/client'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import { login } from '@sextant/contract/session/endpoints'
import type { Credentials } from '@sextant/contract/session/schemas'
import { api } from '../kit/api'

/** What came of an attempt to sign in. */
export type Attempt =
  | { readonly kind: 'signed-in' }
  /** The password was right; the account has a second factor. */
  | { readonly kind: 'code-wanted' }
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly problem: string | null }

/** Signs in. Wrong credentials and too many attempts are outcomes; everything else rejects. */
export async function signIn(credentials: Credentials): Promise<Attempt> {
  try {
    const { data } = await api.call(login, { body: credentials })
    return { kind: 'user' in data ? 'signed-in' : 'code-wanted' }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    if (error.status === 422) {
      const known = Object.keys(error.errors).length > 0
      return { kind: 'refused', errors: error.errors, problem: known ? null : error.message }
    }
    if (error.status === 429) return { kind: 'refused', errors: {}, problem: error.message }
    throw error
  }
}
