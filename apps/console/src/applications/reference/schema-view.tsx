import type { JsonSchema } from '@sextant/contract/kit/example'

/** A short type description: `string`, `array of object`, `air, hotel or car`. */
export function typeText(schema: JsonSchema): string {
  const { type, format, items, anyOf, oneOf, const: constant } = schema
  if (constant !== undefined) return JSON.stringify(constant)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  if (type === 'array') return items ? `array of ${typeText(items)}` : 'array'
  const name = typeof type === 'object' ? type.join(' or ') : (type ?? (schema.properties ? 'object' : 'any'))
  return format ? `${name} (${format})` : name
}

/** The fields of a schema, looking through arrays and unions. */
function fieldsOf(schema: JsonSchema): readonly [string, JsonSchema, boolean][] {
  if (schema.allOf) return schema.allOf.flatMap(fieldsOf)
  if (schema.items) return fieldsOf(schema.items)
  const inner = schema.anyOf?.find(({ type }) => type !== 'null')
  if (inner) return fieldsOf(inner)
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).map(([name, field]) => [name, field, required.includes(name)])
}

/** An object's fields, with nested fields on demand. */
export function SchemaView({ schema, depth = 0 }: { schema: JsonSchema; depth?: number }) {
  const variants = schema.oneOf
  if (variants)
    return variants.map((variant, index) => <Variant key={nameOf(variant, index)} schema={variant} depth={depth} />)
  return (
    <ul className="divide-y divide-line">
      {fieldsOf(schema).map(([name, field, required]) => (
        <li key={name} className="py-1.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-medium">{name}</code>
            <span className="min-w-0 text-sm wrap-anywhere text-muted">{typeText(field)}</span>
            {required ? <span className="text-xs text-muted">required</span> : null}
          </p>
          {field.description ? <p className="text-sm text-muted">{field.description}</p> : null}
          {depth < 4 && fieldsOf(field).length > 0 ? (
            <details className="mt-1">
              <summary className="w-fit cursor-pointer rounded-control text-sm text-muted hover:text-ink">
                Fields of {name}
              </summary>
              <div className="ml-2 border-l border-line pl-3">
                <SchemaView schema={field} depth={depth + 1} />
              </div>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The constant that distinguishes a variant from the others. */
const nameOf = ({ properties = {} }: JsonSchema, index: number): string => {
  const constant = Object.values(properties).find((field) => field.const !== undefined)?.const
  return constant === undefined ? `Variant ${index + 1}` : JSON.stringify(constant)
}

const Variant = ({ schema, depth }: { schema: JsonSchema; depth: number }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-control text-sm text-muted hover:text-ink">
      {nameOf(schema, 0)}
    </summary>
    <div className="ml-2 border-l border-line pl-3">
      <SchemaView schema={schema} depth={depth + 1} />
    </div>
  </details>
)
