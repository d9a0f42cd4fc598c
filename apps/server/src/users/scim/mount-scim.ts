import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { inTransaction } from '../../platform/database/transaction'
import { uniqueViolation } from '../../platform/http/errors'
import { Refusal } from '../../platform/http/refusal'
import type { Services } from '../../platform/services'
import { changeScimUser } from './change-scim-user'
import { createScimUser } from './create-scim-user'
import { type Directory, directoryOf } from './directory'
import { presentScimList, presentScimUser, resourceTypes, serviceProviderConfig } from './present'
import { readPatch, readResource } from './read-change'
import { readFilter } from './read-filter'
import { ScimError } from './scim-error'
import { findScimUser, listScimUsers, type ScimRow } from './store'

const type = 'application/scim+json'
const count = (fallback: number, max: number) =>
  z._default(
    z.pipe(
      z.coerce.number<string>().check(z.int()),
      z.transform((n) => Math.min(Math.max(n, 0), max)),
    ),
    fallback,
  )
const ListQuery = z.object({
  filter: z.optional(z.string().check(z.maxLength(500))),
  startIndex: count(1, 1_000_000),
  count: count(100, 200),
})
const Params = z.object({ id: z.string() })

/** Mounts SCIM 2.0 for users (RFC 7644) at its own path and with its own error format, as directories expect. */
export function mountScim(app: FastifyInstance, services: Services): void {
  void app.register(
    async (scim) => {
      scim.addContentTypeParser(type, { parseAs: 'string' }, (_, body, done) => {
        try {
          // Some directories send a content type without a body.
          done(null, body === '' ? {} : JSON.parse(String(body)))
        } catch {
          done(new ScimError(400, 'The body is no JSON.', 'invalidSyntax'))
        }
      })
      scim.setErrorHandler(async (error, request, reply) => {
        const response = responseTo(error)
        if (response.status >= 500) request.log.error({ err: error, id: request.id }, 'a SCIM call failed')
        return await reply.status(response.status).type(type).send(response.body)
      })
      mountUsers(scim, services)
      scim.get(
        '/ServiceProviderConfig',
        async (_, reply) => await reply.type(type).send(serviceProviderConfig(services.publicUrl)),
      )
      scim.get('/ResourceTypes', async (_, reply) => await reply.type(type).send(resourceTypes(services.publicUrl)))
    },
    { prefix: '/scim/v2' },
  )
}

function mountUsers(scim: FastifyInstance, services: Services): void {
  const send = async (reply: FastifyReply, row: ScimRow, status = 200) =>
    await reply.status(status).type(type).send(presentScimUser(row, services.publicUrl))

  scim.get('/Users', async (request, reply) => {
    const { team } = await directoryOf(services, request)
    const query = ListQuery.safeParse(request.query)
    if (!query.success) throw new ScimError(400, z.prettifyError(query.error), 'invalidValue')
    const filter = readFilter(query.data.filter)
    const startIndex = Math.max(query.data.startIndex, 1)
    const range = { offset: startIndex - 1, limit: query.data.count }
    const listed = await inTransaction(
      services.db,
      { team: team.id, person: null },
      async (tx) => await listScimUsers(tx, filter, range),
    )
    return await reply.type(type).send(presentScimList({ ...listed, startIndex }, services.publicUrl))
  })
  scim.post('/Users', async (request, reply) => {
    const directory = await directoryOf(services, request)
    return await send(reply, await createScimUser(directory, readResource(request.body)), 201)
  })
  scim.get('/Users/:id', async (request, reply) => {
    const { directory, id } = await named(services, request)
    return await send(reply, await read(directory, id))
  })
  scim.put('/Users/:id', async (request, reply) => {
    const { directory, id } = await named(services, request)
    return await send(reply, await changeScimUser(directory, id, readResource(request.body)))
  })
  scim.patch('/Users/:id', async (request, reply) => {
    const { directory, id } = await named(services, request)
    return await send(reply, await changeScimUser(directory, id, readPatch(request.body)))
  })
  // If a directory deletes a user, they are only disabled here: their records stay.
  scim.delete('/Users/:id', async (request, reply) => {
    const { directory, id } = await named(services, request)
    await changeScimUser(directory, id, { active: false })
    return await reply.status(204).send()
  })
}

async function named(services: Services, request: FastifyRequest): Promise<{ directory: Directory; id: string }> {
  const directory = await directoryOf(services, request)
  const { id } = Params.parse(request.params)
  if (!/^\d{1,18}$/.test(id)) throw new ScimError(404, 'There is no such user.')
  return { directory, id }
}

async function read({ services, team }: Directory, id: string): Promise<ScimRow> {
  const row = await inTransaction(
    services.db,
    { team: team.id, person: null },
    async (tx) => await findScimUser(tx, id),
  )
  if (!row) throw new ScimError(404, 'There is no such user.')
  return row
}

/** The error response: our refusals in SCIM's format, anything else without details. */
function responseTo(error: unknown): ScimError {
  if (error instanceof ScimError) return error
  if (error instanceof Refusal) return new ScimError(error.status, error.message)
  if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
    return new ScimError(409, 'This user is there already.', 'uniqueness')
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500
    ? new ScimError(status, 'The request could not be read.')
    : new ScimError(500, 'Something has gone wrong on our side.')
}
