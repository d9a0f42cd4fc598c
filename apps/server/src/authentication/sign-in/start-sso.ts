import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { ssoErrors } from '@sextant/contract/authentication/sso-errors'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import { issueToken } from '../../account'
import { inTransaction } from '../../platform/database/transaction'
import { clearCallFailures, limitCalls } from '../../platform/http/attempts'
import { type Ctx, permit } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { Verb } from '../../platform/http/serve'
import { oidcCallback, samlSelf } from '../addresses'
import type { ExternalServices } from '../external-services'
import { oidcOf, samlOf, secretPurpose } from '../providers/settings'
import { findProvider, findSso, type ProviderRow } from '../providers/store'
import { type AuthRequest, safeNext } from './auth-request'
import { oidcAddress } from './oidc'
import { samlAddress } from './saml'

/** Returns where a person with this address signs in, and ties the sign-in to this browser. */
export const startSso =
  (external: ExternalServices): Verb<typeof endpoints.startSso> =>
  async (ctx, { body }) => {
    permit(ctx, 'anyone')
    const found = await ctx.tx(async (tx) => {
      await limitCalls(tx, ctx, 'start-sso')
      return await findSso(tx, body.email.split('@').at(-1) ?? '')
    })
    if (!found) return refuseFields({ email: ['There is no single sign-on for this address.'] })
    const provider = await inTransaction(
      ctx.db,
      { team: found.team_id, person: null },
      async (tx) => await findProvider(tx, found.provider_id),
    )
    if (!provider) return refuse('not_found')
    const redirect = await begin(ctx, external, provider, {
      team: found.team_id,
      teamType: found.team_type === 'org' ? 'org' : 'dev',
      provider: provider.id,
      next: safeNext(body.next),
    }).catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.id }, 'an identity provider could not be asked')
      return refuseFields({ email: [ssoErrors.unreachable] })
    })
    await ctx.tx(async (tx) => await clearCallFailures(tx, ctx, 'start-sso'))
    return { data: { redirect } }
  }

/** Starts a sign-in. Its state is a single-use token that is also stored in this browser's cookie. */
async function begin(
  ctx: Ctx,
  external: ExternalServices,
  row: ProviderRow,
  authRequest: AuthRequest,
): Promise<string> {
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()]
  const data = { ...authRequest, nonce, verifier }
  const state = await ctx.tx(async (tx) => await issueToken(tx, { purpose: 'sso', data }))
  ctx.cookies.startAuthRequest(state)
  const [oidc, saml] = [oidcOf(row), samlOf(row)]
  if (oidc && row.secret !== null) {
    const secret = ctx.secrets.open(row.secret, secretPurpose(row))
    const callback = oidcCallback(ctx.publicUrl, row.team_id, row.id)
    return await oidcAddress({ ...oidc, secret }, external, { callback, state, nonce, verifier })
  }
  if (!saml) throw new Error(`Provider ${row.id} is active without its settings.`)
  return await samlAddress(saml, samlSelf(ctx.publicUrl, row.team_id, row.id), {
    state,
    now: ctx.clock.now(),
  })
}
