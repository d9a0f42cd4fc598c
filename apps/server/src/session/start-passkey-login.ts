import type * as endpoints from '@sextant/contract/session/endpoints'
import { startPasskeySignIn } from '../account'
import { limitCalls } from '../platform/http/attempts'
import { permit } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'

/** Options for the browser to sign with a passkey. */
export const startPasskeyLogin: Verb<typeof endpoints.startPasskeyLogin> = async (ctx) => {
  permit(ctx, 'anyone')
  await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'passkey-options'))
  return { data: await startPasskeySignIn(ctx) }
}
