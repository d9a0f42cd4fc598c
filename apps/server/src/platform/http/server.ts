import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { translateErrors } from './errors'
import { securityHeaders } from './headers'
import { rememberMethods } from './methods'
import { rejectMalformed, rejectUndecodable } from './unreadable'

/**
 * The HTTP server before any route is mounted: parsers, cookies, headers and error handling. The client's address comes
 * from X-Forwarded-For if the connection is from this machine or a trusted proxy.
 */
export async function makeServer(
  log: FastifyBaseLogger,
  trustedProxies: readonly string[] = [],
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ['loopback', ...trustedProxies],
    // A file of 256 MB takes this long at 4 Mbit/s.
    requestTimeout: 600_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false },
    frameworkErrors: (_error, _request, { raw }) => rejectUndecodable(raw),
    clientErrorHandler: rejectMalformed,
    genReqId: () => crypto.randomUUID(),
  })
  await app.register(cookie)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { throwFileSizeLimit: true })
  // No endpoint accepts plain text; with a parser, its fields would be rejected instead of its type.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(['message/rfc822', 'application/octet-stream'], { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
  app.decorateRequest('caller')
  securityHeaders(app)
  translateErrors(app)
  rememberMethods(app)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { operation } = routeOptions.config
    const done = {
      id: request.id,
      method,
      route: routeOptions.url,
      operation,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    }
    request.log.info(done, 'request')
  })
  return app
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint name of a route. */
    operation?: string
  }
}
