import type { SsoError } from '@sextant/contract/authentication/sso-errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { recordAudit } from '../audit'
import { inTransaction, noScope } from '../platform/database/transaction'
import { clearCallFailures, limitCalls } from '../platform/http/attempts'
import { originOf } from '../platform/http/authorize'
import { type Ctx, makeCtx, permit } from '../platform/http/context'
import { cookieJar, sessionToken } from '../platform/http/cookies'
import { refuse } from '../platform/http/refusal'
import type { Services } from '../platform/services'
import { authenticate, openSession } from '../session'
import { samlSelf } from './addresses'
import type { ExternalServices } from './external-services'
import { SsoFailed } from './sign-in/auth-request'
import { type FinishedSignIn, finishOidc } from './sign-in/finish-oidc'
import { finishSaml, receiveSaml } from './sign-in/finish-saml'
import { samlMetadata } from './sign-in/saml'

const Provider = z.object({
  team: z.string().check(z.regex(/^\d{1,18}$/)),
  id: z.string().check(z.regex(/^\d{1,18}$/)),
})
const Form = z.object({ SAMLResponse: z.string(), RelayState: z.string() })
const Query = z.object({ token: z.string() })

/**
 * Mounts the endpoints that browsers return to from identity providers. They serve pages and forms, so they answer with
 * redirects.
 */
export function mountSso(app: FastifyInstance, services: Services, external: ExternalServices, secure: boolean): void {
  const ctxOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Ctx> => {
    const cookies = cookieJar(request, reply, secure)
    const actor = await authenticate(services, sessionToken(request, secure))
    const ctx = makeCtx(services, {
      actor,
      team: null,
      origin: originOf(request),
      cookies,
    })
    permit(ctx, 'anyone')
    return ctx
  }

  const redirectAfter = async (ctx: Ctx, reply: FastifyReply, landing: () => Promise<FinishedSignIn>) => {
    try {
      await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'sso-landing'))
      const { person, next } = await landing()
      await openSession(ctx, person, { by: 'sso' })
      ctx.cookies.endAuthRequest()
      await ctx.tx(async (tx) => await clearCallFailures(tx, ctx, 'sso-landing'))
      return await reply.redirect(next, 303)
    } catch (error) {
      return await redirectWithError(ctx, reply, error)
    }
  }

  app.get('/sso/oidc/:team/:id/callback', async (request, reply) => {
    const ctx = await ctxOf(request, reply)
    const { search: query } = new URL(request.url, services.publicUrl)
    return await redirectAfter(
      ctx,
      reply,
      async () => await finishOidc(ctx, external, { ...Provider.parse(request.params), query }),
    )
  })

  app.get('/sso/saml/arrive', async (request, reply) => {
    const ctx = await ctxOf(request, reply)
    return await redirectAfter(
      ctx,
      reply,
      async () => await finishSaml(ctx, Query.safeParse(request.query).data?.token ?? ''),
    )
  })

  app.get('/sso/saml/:team/:id/metadata', async (request, reply) => {
    const named = Provider.safeParse(request.params)
    const { team, id } = named.success ? named.data : refuse('not_found')
    return await reply.type('application/samlmetadata+xml').send(samlMetadata(samlSelf(services.publicUrl, team, id)))
  })

  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post('/sso/saml/:team/:id/acs', async (request, reply) => {
      const ctx = await ctxOf(request, reply)
      try {
        await ctx.tx(async (tx) => await limitCalls(tx, ctx, 'sso-response'))
        const { team, id } = Provider.parse(request.params)
        const { SAMLResponse: response, RelayState: relayState } = Form.parse(request.body)
        const token = await receiveSaml(ctx, { team, id, response, relayState })
        await ctx.tx(async (tx) => await clearCallFailures(tx, ctx, 'sso-response'))
        return await reply.redirect(`/sso/saml/arrive?token=${token}`, 303)
      } catch (error) {
        return await redirectWithError(ctx, reply, error)
      }
    })
  })
}

/** Redirects to the sign-in page with a generic reason; the log and the audit log have the details. */
async function redirectWithError(ctx: Ctx, reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const reason: SsoError = error instanceof SsoFailed ? error.code : 'refused'
  ctx.log.warn({ err: error }, 'nobody arrived from an identity provider')
  await inTransaction(
    ctx.db,
    noScope,
    async (tx) => await recordAudit(tx, ctx, { action: 'session.refused', after: { by: 'sso', reason } }),
  )
  return await reply.redirect(`/login?sso_error=${reason}`, 303)
}
