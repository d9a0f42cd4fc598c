import * as z from 'zod/mini'

/** The parts of a JSON schema needed to build an example; the rest is ignored. */
export type JsonSchema = {
  readonly type?: string | readonly string[] | undefined
  readonly format?: string | undefined
  readonly pattern?: string | undefined
  readonly description?: string | undefined
  readonly examples?: readonly unknown[] | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: JsonSchema | undefined
  readonly additionalProperties?: JsonSchema | boolean | undefined
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly oneOf?: readonly JsonSchema[] | undefined
  readonly allOf?: readonly JsonSchema[] | undefined
}

const text = z.optional(z.string())

export const JsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    format: text,
    pattern: text,
    description: text,
    examples: z.optional(z.array(z.unknown())),
    enum: z.optional(z.array(z.unknown())),
    const: z.optional(z.unknown()),
    default: z.optional(z.unknown()),
    properties: z.optional(z.record(z.string(), JsonSchema)),
    required: z.optional(z.array(z.string())),
    items: z.optional(JsonSchema),
    additionalProperties: z.optional(z.union([z.boolean(), JsonSchema])),
    anyOf: z.optional(z.array(JsonSchema)),
    oneOf: z.optional(z.array(JsonSchema)),
    allOf: z.optional(z.array(JsonSchema)),
  }),
)

/** Example strings by format or pattern. */
const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T09:30:00.000Z',
  email: 'ada@example.com',
  uri: 'https://example.com/hook',
  binary: '(a file)',
}

const deepest = 6

/** Which of an object's fields an example includes. */
type Fields = 'required' | 'all'

/** The smallest informative value that a schema accepts: required fields, and one item per list. */
export function exampleOf(schema: JsonSchema, fields: Fields = 'required', depth = 0): unknown {
  const [explicit] = schema.examples ?? []
  if (explicit !== undefined && !(fields === 'all' && schema.properties)) return explicit
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.allOf) return mergedOf(schema.allOf.map((part) => exampleOf(part, fields, depth)))
  const choice = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.oneOf?.[0]
  if (choice) return exampleOf(choice, fields, depth)
  switch (typeOf(schema) ?? 'string') {
    case 'object':
      return objectOf(schema, fields, depth)
    case 'array':
      return schema.items && depth < deepest ? [exampleOf(schema.items, fields, depth + 1)] : []
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

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  fields: Fields,
  depth: number,
): Record<string, unknown> {
  if (depth >= deepest) return {}
  const all = Object.entries(properties)
  const included = all.filter(([name]) => fields === 'all' || required.includes(name))
  const exampleFields = included.length > 0 ? included : all.slice(0, 2)
  return Object.fromEntries(exampleFields.map(([name, schema]) => [name, exampleOf(schema, fields, depth + 1)]))
}

const mergedOf = (parts: readonly unknown[]): unknown => Object.assign({}, ...parts)

function textOf({ format = '', pattern }: JsonSchema): string {
  if (pattern?.startsWith('^[0-9]')) return '1'
  if (pattern === '^[A-Z]{2}$') return 'DE'
  if (pattern === '^[A-Z]{3}$') return 'EUR'
  return byFormat[format] ?? 'text'
}
