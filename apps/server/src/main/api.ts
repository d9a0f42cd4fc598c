import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { authenticateBearer, mountOAuth, mountRequestLog } from '../applications'
import { auditRefusal } from '../audit'
import { type ExternalServices, externalServices } from '../authentication/external-services'
import { mountSso } from '../authentication/mount-sso'
import { readCatalogue } from '../downloads/rulesets/catalogue'
import { configuredModel } from '../emails/model/present'
import { mailboxSettings } from '../mailboxes'
import { isFull } from '../platform/disk'
import type { Env } from '../platform/env'
import { mountHealth } from '../platform/http/health'
import { type Live, makeLive, noLive } from '../platform/http/live'
import { mountMetrics } from '../platform/http/metrics'
import { mount } from '../platform/http/mount'
import { makeNetworks } from '../platform/http/networks'
import { mountOpenApi } from '../platform/http/openapi'
import { makeServer } from '../platform/http/server'
import type { Services } from '../platform/services'
import { flightAware } from '../segments/flight-status/flight-aware'
import { authenticate } from '../session'
import { readLinksFile } from '../support/links'
import { teamExists } from '../teams'
import { mountScim } from '../users/scim/mount-scim'
import { mountConsole } from './console'
import { allRoutes } from './routes'

export type Api = { readonly app: FastifyInstance; readonly port: number; stop(): Promise<void> }

/** Everything served over HTTP: the API and its description, health, metrics and the console's files. */
export async function makeApi(
  services: Services,
  env: Env,
  isDraining: () => boolean = () => false,
  external: ExternalServices = externalServices(env.privateProviders),
  live: Live = noLive,
): Promise<FastifyInstance> {
  const app = await makeServer(services.log, env.trustedProxies)
  const flights = flightAware(env.flightAware)
  const routes = allRoutes({
    links: await readLinksFile(env.linksFile),
    operator: env.mail.operator,
    external,
    flights,
    catalogue: await readCatalogue(env.rulesetsFile),
    mailboxes: mailboxSettings(env),
    model: configuredModel(env.model),
    database: env.database.url,
    networks: makeNetworks(env.webhookNetworks),
    live,
  })
  const secure = env.publicUrl.startsWith('https://')
  mountMetrics(app, services, env.metricsToken)
  mountRequestLog(app, services)
  mountHealth(app, services, { isDraining, isDiskFull: async () => await isFull(env.dataDir) })
  mount(app, services, { secure, authenticate, authenticateBearer, teamExists, auditRefusal }, routes)
  mountOAuth(app, services)
  mountScim(app, services)
  mountSso(app, services, external, secure)
  mountOpenApi(
    app,
    routes.map(({ endpoint }) => endpoint),
    env.publicUrl,
  )
  await mountConsole(app, services, secure)
  app.addHook('preClose', async () => await live.close())
  app.addHook('onClose', async () => {
    await Promise.all([external.http.close(), flights?.close()])
  })
  return app
}

/** How long requests in progress may take to finish on shutdown. */
const drainMs = 10_000

/** Listens; on stop it first reports draining at `/readyz`, then finishes requests in progress. */
export async function startApi(services: Services, pool: pg.Pool, env: Env): Promise<Api> {
  let draining = false
  const live = makeLive(pool, services.log)
  const app = await makeApi(services, env, () => draining, undefined, live)
  await app.listen({ host: env.host, port: env.port })
  const address = app.server.address()
  return {
    app,
    port: typeof address === 'object' && address !== null ? address.port : env.port,
    stop: async () => {
      draining = true
      const deadline = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(deadline)
    },
  }
}
