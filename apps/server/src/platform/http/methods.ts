import type { FastifyInstance } from 'fastify'

/** By which methods the addresses of a server are called. */
const known = new WeakMap<FastifyInstance, Map<string, Set<string>>>()

/** Keeps what is mounted from now on, for calls by another method (RFC 9110 §15.5.6). */
export function rememberMethods(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>()
  known.set(app, routes)
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    routes.set(url, methods)
  })
}

/** The methods by which a path is called; none where it is no address of ours. */
export function methodsOf(app: FastifyInstance, path: string): readonly string[] {
  const routes = [...(known.get(app) ?? [])].filter(([url]) => url !== '*' && matches(url, path))
  return [...new Set(routes.flatMap(([, methods]) => [...methods]))].toSorted()
}

/** Whether a route's address, in which `:name` is any one step, is that of a path. */
function matches(url: string, path: string): boolean {
  const [wanted, given] = [url.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((step, at) => (step.startsWith(':') ? given[at] !== '' : step === given[at]))
  )
}
