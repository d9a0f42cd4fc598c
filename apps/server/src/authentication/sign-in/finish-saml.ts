import * as z from 'zod/mini'
import { consumeToken, issueToken } from '../../account'
import type { Ctx } from '../../platform/http/context'
import { samlSelf } from '../addresses'
import { samlOf } from '../providers/settings'
import { AuthRequest, SsoFailed, SsoIdentity } from './auth-request'
import { findOrCreateAccount } from './find-or-create-account'
import { activeProvider, type FinishedSignIn, findAuthRequest } from './finish-oidc'
import { samlIdentity } from './saml'

const VerifiedResponse = z.object({ journey: AuthRequest, arrival: SsoIdentity, state: z.string() })

type SamlPost = {
  readonly team: string
  readonly id: string
  readonly response: string
  readonly relayState: string
}

/**
 * Receives a SAML response. The browser posts it from the provider's page, so the request carries none of our cookies.
 * The verified identity is stored under a token for the next step, which checks that this browser started the sign-in.
 */
export async function receiveSaml(ctx: Ctx, { team, id, response, relayState: state }: SamlPost): Promise<string> {
  const authRequest = await findAuthRequest(ctx, state)
  if (!authRequest) throw new SsoFailed('late')
  const provider = await activeProvider(ctx, authRequest)
  const saml = samlOf(provider)
  if (!saml || provider.id !== id || provider.team_id !== team) throw new SsoFailed('refused')
  const arrival = await samlIdentity(saml, samlSelf(ctx.publicUrl, team, id), {
    state,
    response,
    now: ctx.clock.now(),
  })
  return await ctx.tx(async (tx) => {
    if (!(await consumeToken(tx, state, 'sso'))) throw new SsoFailed('late')
    return await issueToken(tx, { purpose: 'sso_arrival', data: { journey: authRequest, arrival, state } })
  })
}

/** The last step of a SAML sign-in, in the browser that started it. */
export async function finishSaml(ctx: Ctx, token: string): Promise<FinishedSignIn> {
  const consumed = await ctx.tx(async (tx) => await consumeToken(tx, token, 'sso_arrival'))
  const landing = VerifiedResponse.safeParse(consumed?.data).data
  if (!landing || landing.state !== ctx.cookies.authRequest) throw new SsoFailed('late')
  const { journey: authRequest, arrival } = landing
  return {
    person: await findOrCreateAccount(ctx, await activeProvider(ctx, authRequest), arrival),
    next: authRequest.next,
    authRequest,
  }
}
