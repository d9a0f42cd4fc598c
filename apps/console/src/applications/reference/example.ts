import type { JsonSchema } from './document'

/** Values that tell what a text looks like, by its format or by its pattern. */
const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T09:30:00.000Z',
  email: 'ada@example.com',
  uri: 'https://example.com/hook',
  binary: '(a file)',
}

const deepest = 5

/** A value that a schema lets through, as small as it tells something: the required fields, and one of each list. */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return mergedOf(schema.allOf.map((part) => exampleOf(part, depth)))
  const choice = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.oneOf?.[0]
  if (choice) return exampleOf(choice, depth)
  switch (typeOf(schema) ?? 'string') {
    case 'object':
      return objectOf(schema, depth)
    case 'array':
      return schema.items && depth < deepest ? [exampleOf(schema.items, depth + 1)] : []
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema)
  }
}

const typeOf = ({ type, properties }: JsonSchema): string | undefined => {
  if (type === undefined) return properties ? 'object' : 'string'
  return typeof type === 'string' ? type : type.find((one) => one !== 'null')
}

function objectOf({ properties = {}, required = [] }: JsonSchema, depth: number): Record<string, unknown> {
  if (depth >= deepest) return {}
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name))
  const shown = wanted.length > 0 ? wanted : Object.entries(properties).slice(0, 2)
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, depth + 1)]))
}

const mergedOf = (parts: readonly unknown[]): unknown => Object.assign({}, ...parts)

function textOf({ format = '', pattern }: JsonSchema): string {
  if (pattern?.startsWith('^[0-9]')) return '1'
  if (pattern === '^[A-Z]{2}$') return 'DE'
  if (pattern === '^[A-Z]{3}$') return 'EUR'
  return byFormat[format] ?? 'text'
}
