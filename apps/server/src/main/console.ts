import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isPublicPage, pageExists } from '@sextant/contract/kit/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionToken } from '../platform/http/cookies'
import { methodsOf } from '../platform/http/methods'
import { refuse } from '../platform/http/refusal'
import type { Services } from '../platform/services'
import { authenticate } from '../session'

/** The built console, next to the server in both the repository and the bundle. */
const dist = fileURLToPath(new URL('../../../console/dist', import.meta.url))

/**
 * Serves the console's files, and its page for every path outside the API: 404 if there is no such screen, and a
 * redirect to sign-in for visitors without a session if the screen needs one.
 */
export async function mountConsole(app: FastifyInstance, services: Services, secure: boolean): Promise<void> {
  const [visitors, signedIn] = await Promise.all([pageOf('index'), pageOf('signed-in')])
  if (visitors) {
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Its own headers would replace ours.
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/')
        void reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        void reply.setHeader('vary', 'accept-encoding')
      },
    })
  }
  // Before the body is read, since errors in it do not matter here.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = pathOf(request)
    const methods = methodsOf(app, path)
    const isOurs = path.startsWith('/api/') || methods.length > 0
    const isPage = ['GET', 'HEAD'].includes(request.method) && (pageExists(path) || !isOurs)
    if (!isPage || !visitors) refuseUnknown(reply, pageExists(path) ? ['GET', 'HEAD', ...methods] : methods)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (!isPublicPage(path) && pageExists(path) && !(await isSignedIn(services, request, secure))) {
      return await reply.redirect(`/login?next=${encodeURIComponent(request.url)}`)
    }
    return await reply
      .status(pageExists(path) ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(isPublicPage(path) ? visitors : signedIn)
  })
}

const pageOf = async (name: string) => await readFile(`${dist}/${name}.html`).catch(() => null)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/'

/** Answers other methods with 405 and unknown paths with 404. */
function refuseUnknown(reply: FastifyReply, methods: readonly string[]): never {
  if (methods.length === 0) return refuse('not_found')
  void reply.header('allow', methods.join(', '))
  return refuse('method_not_allowed')
}

const isSignedIn = async (services: Services, request: FastifyRequest, secure: boolean): Promise<boolean> =>
  (await authenticate(services, sessionToken(request, secure))).kind === 'person'
