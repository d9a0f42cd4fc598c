import { exampleOf } from '@sextant/contract/kit/example'
import type { Operation } from './operations'

/** The context of a snippet: the API's origin and the chosen path. */
export type SnippetContext = {
  readonly origin: string
  readonly path: string
  /** Path parameters by name; `{name}` stays in place without a value. */
  readonly params: Readonly<Record<string, string>>
  readonly query: string
}

/** The URL with the parameters filled in. */
export function urlOf({ origin, path, params, query }: SnippetContext): string {
  const resolvedPath = path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name]
    return value ? encodeURIComponent(value) : placeholder
  })
  return `${origin}${resolvedPath}${query ? `?${query.replace(/^\?/, '')}` : ''}`
}

/** The query as entered, otherwise the required parameters with example values. */
function queryOf({ definition }: Operation, typed: string): string {
  if (typed !== '') return typed
  const needed = definition.parameters.filter(({ in: place, required }) => place === 'query' && required)
  return new URLSearchParams(needed.map(({ name, schema }) => [name, String(exampleOf(schema))])).toString()
}

/** The path parameters as entered, otherwise example values for parameters other than IDs. */
function paramsOf({ definition }: Operation, typed: SnippetContext['params']): SnippetContext['params'] {
  const named = definition.parameters.filter(({ in: place }) => place === 'path')
  const examples = named.flatMap(({ name, schema }) => {
    const example = String(exampleOf(schema))
    return example === '1' ? [] : [[name, example]]
  })
  const entered = Object.entries(typed).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(examples), ...Object.fromEntries(entered) }
}

/** The name of the uploaded file, by the first accepted content type. */
const fileOf = ({ definition }: Operation): string => {
  const types = Object.keys(definition.requestBody?.content ?? {})
  return types.includes('message/rfc822') ? 'message.eml' : 'people.csv'
}

/** The required form fields other than the file, with example values. */
function fieldsOf({ definition }: Operation): Readonly<Record<string, unknown>> {
  const fields = definition.requestBody?.content['multipart/form-data']?.schema.allOf?.[1]
  const { required = [], properties = {} } = fields ?? {}
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]))
}

/** An example request body; undefined if there is none, `file` for an upload. */
export function bodyOf({ definition }: Operation): { readonly json: unknown } | 'file' | undefined {
  const content = definition.requestBody?.content
  if (!content) return undefined
  const json = content['application/json']
  return json ? { json: exampleOf(json.schema) } : 'file'
}

/** Whether applications may call an operation; the others require a browser session. */
export const isForApplications = ({ definition, scopes }: Operation): boolean =>
  scopes.length > 0 || definition['x-permission'] === 'anyone'

/** The authentication headers: `$TOKEN` is the token from `/oauth/token`, `$SESSION` the `sextant_session` cookie. */
function callerOf({ definition, scopes, method }: Operation): readonly string[] {
  if (scopes.length > 0) return ['-H "Authorization: Bearer $TOKEN"']
  const csrfHeader = method === 'GET' ? [] : ['-H "X-Requested-With: XMLHttpRequest"']
  return definition['x-permission'] === 'anyone' ? csrfHeader : ['-b "sextant_session=$SESSION"', ...csrfHeader]
}

const formOf = (operation: Operation): readonly string[] =>
  Object.entries(fieldsOf(operation)).map(([name, value]) => `  -F ${name}=${String(value)}`)

/** The request as a shell command. */
export function curlOf(operation: Operation, context: SnippetContext): string {
  const body = bodyOf(operation)
  const url = urlOf({
    ...context,
    params: paramsOf(operation, context.params),
    query: queryOf(operation, context.query),
  })
  const lines = [
    operation.method === 'GET' ? `curl "${url}"` : `curl -X ${operation.method} "${url}"`,
    ...callerOf(operation).map((line) => `  ${line}`),
    ...(body === 'file' ? [...formOf(operation), `  -F file=@${fileOf(operation)}`] : []),
    ...(typeof body === 'object'
      ? ['  -H "Content-Type: application/json"', `  -d '${JSON.stringify(body.json).replaceAll("'", "'\\''")}'`]
      : []),
  ]
  return lines.join(' \\\n')
}

/** The request with our TypeScript client. */
export function typeScriptOf(operation: Operation, { path, params, query }: SnippetContext): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const team = path.startsWith('/api/orgs/') ? 'org' : 'dev'
  const values = paramsOf(operation, params)
  const input = names.map((name) =>
    name === 'teamId'
      ? `team: { type: '${team}', id: '${params['teamId'] || '1'}' }`
      : `${name}: '${values[name] || '1'}'`,
  )
  const queryValues = Object.fromEntries(new URLSearchParams(queryOf(operation, query)))
  if (Object.keys(queryValues).length > 0) input.push(`query: ${JSON.stringify(queryValues)}`)
  const body = bodyOf(operation)
  if (body === 'file') {
    const fields = fieldsOf(operation)
    if (Object.keys(fields).length > 0) input.push(`body: ${JSON.stringify(fields)}`)
    input.push('file')
  }
  if (typeof body === 'object') input.push(`body: ${JSON.stringify(body.json, null, 2)}`)
  const call = `await api.${camelCase(operation.name)}({ ${input.join(', ')} })`
  const file = body === 'file' ? `const file = await openAsBlob('${fileOf(operation)}') // from node:fs\n` : ''
  return file + responseBinding(operation) + call
}

/** How the snippet binds the response: its data, the raw file or stream, or nothing if there is no body. */
function responseBinding({ definition }: Operation): string {
  const [, success] = Object.entries(definition.responses).find(([status]) => status.startsWith('2')) ?? []
  const json = success?.content?.['application/json']
  if (!json) return 'const answer = '
  return json.schema.properties?.['data'] ? 'const { data } = ' : ''
}

/** Authentication snippets for the introduction: with a token, and with the client. */
export const signInSnippets = (origin: string) => ({
  token: `curl -s ${origin}/oauth/token \\\n  -u "$CLIENT_ID:$CLIENT_SECRET" \\\n  -d grant_type=client_credentials`,
  client: [
    "import { makeSextant } from '@sextant/client/sextant'",
    '',
    "const { CLIENT_ID = '', CLIENT_SECRET = '' } = process.env",
    'const { api } = makeSextant({',
    `  baseUrl: '${origin}',`,
    '  clientId: CLIENT_ID,',
    '  clientSecret: CLIENT_SECRET,',
    '})',
    "const { data } = await api.segments.list({ team: { type: 'dev', id: '3' }, kind: 'all' })",
  ].join('\n'),
})

const camelCase = (name: string): string => name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
