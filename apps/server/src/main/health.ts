import { isFull } from '../platform/disk'
import type { Env } from '../platform/env'
import { mountHealth } from '../platform/http/health'
import { makeServer } from '../platform/http/server'
import type { Services } from '../platform/services'

type Health = { stop(): Promise<void> }

/**
 * Serves `/healthz` and `/readyz` for a process without the API, so that supervisors notice if it hangs. Skipped if
 * another process on the machine uses the port.
 */
export async function startHealth(services: Services, env: Pick<Env, 'host' | 'port' | 'dataDir'>): Promise<Health> {
  let draining = false
  const app = await makeServer(services.log)
  mountHealth(app, services, {
    isDraining: () => draining,
    isDiskFull: async () => await isFull(env.dataDir),
  })
  try {
    await app.listen({ host: env.host, port: env.port })
  } catch (error) {
    services.log.warn({ err: error, port: env.port }, 'no health endpoint: the port is in use')
  }
  return {
    stop: async () => {
      draining = true
      await app.close()
    },
  }
}
