import { exampleOf } from '@sextant/contract/kit/example'
import type { Operation } from './operations'

/** What a snippet is made for: where the API is, and under which of the operation's addresses. */
export type SnippetContext = {
  readonly origin: string
  readonly path: string
  /** Values of path parameters by name; `{name}` stays where one has none. */
  readonly params: Readonly<Record<string, string>>
  readonly query: string
}

/** The address with the values filled in. */
export function urlOf({ origin, path, params, query }: SnippetContext): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value ? encodeURIComponent(value) : whole
  })
  return `${origin}${filled}${query ? `?${query.replace(/^\?/, '')}` : ''}`
}

/** An example of the body; undefined where there is none, `file` where a file goes up. */
export function bodyOf({ about }: Operation): { readonly json: unknown } | 'file' | undefined {
  const content = about.requestBody?.content
  if (!content) return undefined
  const json = content['application/json']
  return json ? { json: exampleOf(json.schema) } : 'file'
}

/** The call as a command for a shell; `$TOKEN` is what `/oauth/token` gives. */
export function curlOf(operation: Operation, context: SnippetContext): string {
  const body = bodyOf(operation)
  const lines = [
    operation.method === 'GET'
      ? `curl "${urlOf(context)}"`
      : `curl -X ${operation.method} "${urlOf(context)}"`,
    '  -H "Authorization: Bearer $TOKEN"',
    ...(body === 'file' ? ['  -F file=@message.eml'] : []),
    ...(typeof body === 'object'
      ? [
          '  -H "Content-Type: application/json"',
          `  -d '${JSON.stringify(body.json).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ]
  return lines.join(' \\\n')
}

/** The call with our TypeScript client. */
export function typeScriptOf(operation: Operation, { path, params, query }: SnippetContext): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const team = path.startsWith('/api/orgs/') ? 'org' : 'dev'
  const input = names.map((name) =>
    name === 'teamId'
      ? `team: { type: '${team}', id: '${params['teamId'] || '1'}' }`
      : `${name}: '${params[name] || '1'}'`,
  )
  const asked = Object.fromEntries(new URLSearchParams(query))
  if (Object.keys(asked).length > 0) input.push(`query: ${JSON.stringify(asked)}`)
  const body = bodyOf(operation)
  if (body === 'file') input.push('file')
  if (typeof body === 'object') input.push(`body: ${JSON.stringify(body.json, null, 2)}`)
  return `const { data } = await api.${camelCase(operation.name)}({ ${input.join(', ')} })`
}

const camelCase = (name: string): string =>
  name.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
