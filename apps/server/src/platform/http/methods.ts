import type { FastifyInstance } from 'fastify'

/** The methods of a server's routes. */
const methodsByServer = new WeakMap<FastifyInstance, Map<string, Set<string>>>()

/** Records all routes mounted from now on, for 405 responses (RFC 9110 §15.5.6). */
export function rememberMethods(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>()
  methodsByServer.set(app, routes)
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    routes.set(url, methods)
  })
}

/** The allowed methods of a path; empty if no route matches. */
export function methodsOf(app: FastifyInstance, path: string): readonly string[] {
  const routes = [...(methodsByServer.get(app) ?? [])].filter(([url]) => url !== '*' && matches(url, path))
  return [...new Set(routes.flatMap(([, methods]) => [...methods]))].toSorted()
}

/** Whether a route, in which `:name` matches any segment, matches a path. */
function matches(url: string, path: string): boolean {
  const [urlParts, pathParts] = [url.split('/'), path.split('/')]
  return (
    urlParts.length === pathParts.length &&
    urlParts.every((step, at) => (step.startsWith(':') ? pathParts[at] !== '' : step === pathParts[at]))
  )
}
