import * as z from 'zod/mini'

/** A JSON schema, as far as the reference reads it; anything else of it is left aside. */
export type JsonSchema = {
  readonly type?: string | readonly string[] | undefined
  readonly format?: string | undefined
  readonly pattern?: string | undefined
  readonly description?: string | undefined
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

const JsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    format: text,
    pattern: text,
    description: text,
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

const Content = z.record(z.string(), z.object({ schema: JsonSchema }))

const OperationObject = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  'x-permission': z.string(),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: text,
      schema: JsonSchema,
    }),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(Content) })),
})
export type OperationObject = z.infer<typeof OperationObject>

/** The description of the API (OpenAPI 3.1), as `/api/openapi.json` answers it. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), OperationObject)),
})
export type ApiDocument = z.infer<typeof ApiDocument>
