import * as z from 'zod/mini'
import { issueToken, takeToken } from '../../account'
import type { Ctx } from '../../platform/http/context'
import { samlSelf } from '../addresses'
import { samlOf } from '../providers/settings'
import { arrive } from './arrive'
import { Arrival, AuthRequest, NoArrival } from './auth-request'
import { activeProvider, findAuthRequest, type Landed } from './finish-oidc'
import { samlArrival } from './saml'

const Landing = z.object({ journey: AuthRequest, arrival: Arrival, state: z.string() })

type Posted = {
  readonly team: string
  readonly id: string
  readonly response: string
  readonly relayState: string
}

/**
 * Receives a SAML response. The browser posts it from the provider's page, so it carries no cookie of ours: the
 * verified identity is stored under a token for the next step, which checks that this browser started the sign-in.
 */
export async function receiveSaml(ctx: Ctx, { team, id, response, relayState: state }: Posted): Promise<string> {
  const authRequest = await findAuthRequest(ctx, state)
  if (!authRequest) throw new NoArrival('late')
  const provider = await activeProvider(ctx, authRequest)
  const saml = samlOf(provider)
  if (!saml || provider.id !== id || provider.team_id !== team) throw new NoArrival('refused')
  const arrival = await samlArrival(saml, samlSelf(ctx.publicUrl, team, id), {
    state,
    response,
    now: ctx.clock.now(),
  })
  return await ctx.tx(async (tx) => {
    if (!(await takeToken(tx, state, 'sso'))) throw new NoArrival('late')
    return await issueToken(tx, { purpose: 'sso_arrival', data: { journey: authRequest, arrival, state } })
  })
}

/** The last step of a SAML sign-in, in the browser that started it. */
export async function finishSaml(ctx: Ctx, token: string): Promise<Landed> {
  const taken = await ctx.tx(async (tx) => await takeToken(tx, token, 'sso_arrival'))
  const landing = Landing.safeParse(taken?.data).data
  if (!landing || landing.state !== ctx.cookies.authRequest) throw new NoArrival('late')
  const { journey: authRequest, arrival } = landing
  return {
    person: await arrive(ctx, await activeProvider(ctx, authRequest), arrival),
    next: authRequest.next,
    authRequest,
  }
}
