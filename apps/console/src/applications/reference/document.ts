import { JsonSchema } from '@sextant/contract/kit/example'
import * as z from 'zod/mini'

const text = z.optional(z.string())

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

/** The OpenAPI 3.1 document served at `/api/openapi.json`. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), OperationObject)),
})
export type ApiDocument = z.infer<typeof ApiDocument>
