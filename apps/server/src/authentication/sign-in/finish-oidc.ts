import { consumeToken, findToken } from '../../account'
import { inTransaction } from '../../platform/database/transaction'
import type { Ctx } from '../../platform/http/context'
import { findTeam } from '../../teams'
import { oidcCallback } from '../addresses'
import type { ExternalServices } from '../external-services'
import { oidcOf, secretPurpose } from '../providers/settings'
import { findProvider, type ProviderRow } from '../providers/store'
import { AuthRequest, SsoFailed } from './auth-request'
import { findOrCreateAccount } from './find-or-create-account'
import { oidcIdentity } from './oidc'

export type FinishedSignIn = { readonly person: string; readonly next: string; readonly authRequest: AuthRequest }

type OidcReturn = { readonly team: string; readonly id: string; readonly query: string }

/** Handles an OIDC provider's callback. The state is single-use and must belong to this browser and provider. */
export async function finishOidc(ctx: Ctx, external: ExternalServices, returned: OidcReturn): Promise<FinishedSignIn> {
  const { team, id, query } = returned
  const url = new URL(`${oidcCallback(ctx.publicUrl, team, id)}${query}`)
  const state = url.searchParams.get('state') ?? ''
  if (state === '' || state !== ctx.cookies.authRequest) throw new SsoFailed('late')
  const consumed = await ctx.tx(async (tx) => await consumeToken(tx, state, 'sso'))
  const authRequest = AuthRequest.safeParse(consumed?.data).data
  if (!authRequest) throw new SsoFailed('late')
  if (authRequest.team !== team || authRequest.provider !== id) throw new SsoFailed('refused')
  const provider = await activeProvider(ctx, authRequest)
  const oidc = oidcOf(provider)
  if (!oidc || provider.secret === null) throw new SsoFailed('refused')
  const secret = ctx.secrets.open(provider.secret, secretPurpose(provider))
  const arrival = await oidcIdentity({ ...oidc, secret }, external, {
    url,
    state,
    nonce: authRequest.nonce ?? '',
    verifier: authRequest.verifier ?? '',
  })
  return { person: await findOrCreateAccount(ctx, provider, arrival), next: authRequest.next, authRequest }
}

/** The provider of an auth request, provided it is active and its team exists. */
export async function activeProvider(ctx: Ctx, { team, teamType: type, provider }: AuthRequest): Promise<ProviderRow> {
  const row = await inTransaction(ctx.db, { team, person: null }, async (tx) =>
    (await findTeam(tx, { type, id: team })) ? await findProvider(tx, provider) : undefined,
  )
  if (row?.status !== 'Active') throw new SsoFailed('refused')
  return row
}

/** The auth request for a state, without using it up. */
export async function findAuthRequest(ctx: Ctx, state: string): Promise<AuthRequest | undefined> {
  const found = await ctx.tx(async (tx) => await findToken(tx, state))
  return found?.purpose === 'sso' ? AuthRequest.safeParse(found.data).data : undefined
}
