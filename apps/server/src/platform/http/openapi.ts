import { type Endpoint, paramNames, paramSchema, type Schema } from '@sextant/contract/kit/endpoint'
import { ErrorBody, type ErrorCode, errorStatus } from '@sextant/contract/kit/errors'
import { scopes } from '@sextant/contract/kit/scopes'
import { teamSegment } from '@sextant/contract/kit/team'
import { scopesHold } from '@sextant/domain/permissions/scopes'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { acceptsKey } from './idempotency/read-key'
import { textOf } from './refusal'

type Json = Record<string, unknown>

/** Serves the API description, generated from the contract when it is first requested. */
export function mountOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[], url: string): void {
  let description: Json | undefined
  app.get('/api/openapi.json', async () => (description ??= describeApi(endpoints, url)))
}

/** The API in OpenAPI 3.1: every endpoint at its path; team endpoints, for each team type. */
export function describeApi(endpoints: readonly Endpoint[], url: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    for (const path of pathsOf(endpoint)) {
      paths[path.address] = {
        ...paths[path.address],
        [endpoint.method.toLowerCase()]: operation(endpoint, path.suffix),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sextant',
      version: '1',
      description: 'Travel data from booking emails.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sextant_session' },
        application: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${url}/oauth/token`, scopes: scopeTexts } },
        },
      },
    },
  }
}

function pathsOf({ path, teams }: Endpoint): readonly { address: string; suffix: string }[] {
  if (!path.startsWith('{team}')) return [{ address: path, suffix: '' }]
  return teams.map((type) => ({
    address: path.replace('{team}', `/api/${teamSegment[type]}/{teamId}`),
    suffix: teams.length > 1 ? `.${type}` : '',
  }))
}

function operation(endpoint: Endpoint, suffix: string): Json {
  const [feature] = endpoint.name.split('.')
  return {
    operationId: endpoint.name + suffix,
    summary: endpoint.summary,
    tags: [feature],
    ...securityOf(endpoint),
    'x-permission': endpoint.permission,
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...successes(endpoint), ...failures(endpoint) },
  }
}

const scopeTexts = Object.fromEntries(
  scopes.map((scope) => {
    const [resource, level] = scope.split(':')
    return [scope, level === 'read' ? `Read ${resource}.` : `Add, change and delete ${resource}.`]
  }),
)

/** People authenticate by session; applications need a matching scope. */
function securityOf({ permission, path, onlyPeople }: Endpoint): Json {
  if (permission === 'anyone') return {}
  const opening = scopes.filter((scope) =>
    permission === 'read-events' ? scope === 'events:read' : scopesHold([scope], permission),
  )
  const application = path.startsWith('{team}') && !onlyPeople ? opening.map((scope) => ({ application: [scope] })) : []
  return { security: [{ session: [] }, ...application] }
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema })
  const team = endpoint.path.startsWith('{team}')
    ? [inPath('teamId', { type: 'string', pattern: '^[0-9]{1,18}$' })]
    : []
  const path = paramNames(endpoint.path).map((name) => inPath(name, jsonSchema(paramSchema(endpoint, name), 'input')))
  const { required = [] } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' })
  const query = Object.entries(endpoint.query.def.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: jsonSchema(z.object({ [name]: schema }), 'input', name),
  }))
  return [...team, ...path, ...query, ...(acceptsKey(endpoint) ? [idempotencyKey] : [])]
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The call is carried out once under this key, however often it is sent within 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function bodyOf({ method, body, upload }: Endpoint): Json {
  const fields = jsonSchema(body, 'input')
  if (upload) {
    const raw = Object.fromEntries(upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    const form = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    }
    return {
      requestBody: {
        required: true,
        content: { ...raw, 'multipart/form-data': { schema: { allOf: [form, fields] } } },
      },
    }
  }
  const isEmpty = method === 'GET' || Object.keys(Object(fields['properties'] ?? {})).length === 0
  return isEmpty ? {} : { requestBody: { required: true, content: { 'application/json': { schema: fields } } } }
}

const successes = ({ statuses, output, download }: Endpoint): Json => {
  const content =
    download === null
      ? { 'application/json': { schema: jsonSchema(output, 'output') } }
      : Object.fromEntries(download.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Done.', content }]))
}

function failures(endpoint: Endpoint): Json {
  const guarded: ErrorCode[] =
    endpoint.permission === 'anyone' ? [] : ['unauthenticated', 'forbidden', 'too_many_requests']
  const addressed: ErrorCode[] = endpoint.path.includes('{') ? ['not_found'] : []
  const codes = new Set<ErrorCode>([...guarded, ...addressed, 'validation_failed', 'internal', ...endpoint.errors])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries([...codes].map((code) => [errorStatus[code], { description: textOf(code), content }]))
}

function jsonSchema(schema: Schema, io: 'input' | 'output', property?: string): Json {
  const { $schema: _, ...created } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  if (property === undefined) return created
  const one = created.properties?.[property]
  return typeof one === 'object' ? one : {}
}
