import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'

type Health = {
  readonly isDraining: () => boolean
  /** Whether the disk is full. */
  readonly isDiskFull: () => Promise<boolean>
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, having checked the database and disk; 503 while starting
 * or draining.
 */
export function mountHealth(app: FastifyInstance, services: Services, { isDraining, isDiskFull }: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const database = await sql`select 1`.execute(services.db).then(
      () => true,
      () => false,
    )
    const full = await isDiskFull()
    const ready = database && !full && !isDraining()
    return await reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'unavailable',
      database: database ? 'ok' : 'unreachable',
      disk: full ? 'full' : 'ok',
    })
  })
}
