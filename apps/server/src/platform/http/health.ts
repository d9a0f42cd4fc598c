import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'

/** `/healthz`: the process lives. `/readyz`: it can serve, checked against the database; 503 while it starts or drains. */
export function mountHealth(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const database = await sql`select 1`.execute(services.db).then(
      () => true,
      () => false,
    )
    const ready = database && !isDraining()
    return await reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'unavailable', database: database ? 'ok' : 'unreachable' })
  })
}
