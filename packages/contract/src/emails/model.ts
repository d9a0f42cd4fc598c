import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Day, one } from '../kit/wire'

/** Daily limits on a team's use of the model; days are in the team's time zone. */
const budget = {
  requests_per_day: z.int().check(z.minimum(1), z.maximum(100_000)),
  tokens_per_day: z.int().check(z.minimum(1000), z.maximum(1_000_000_000)),
  /** In the team's currency; null if costs are not counted. */
  price_per_million_tokens: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  /** In the team's currency; null if only requests and tokens are limited. */
  cost_per_day: z.nullable(z.number().check(z.minimum(0.01), z.maximum(1_000_000))),
}

/** The language model that the operator configured, and the team's settings for it. */
export const EmailModel = z.object({
  /** Whether the operator has configured a model. */
  available: z.boolean(),
  /** The host that emails are sent to; null if no model is configured. */
  host: z.nullable(z.string()),
  /** The model's name. */
  name: z.nullable(z.string()),
  enabled: z.boolean(),
  ...budget,
  /** Today's usage. */
  usage: z.object({
    day: Day,
    requests: z.int(),
    tokens: z.int(),
    /** In the team's currency; null if no price is set. */
    cost: z.nullable(z.number()),
  }),
})
export type EmailModel = z.infer<typeof EmailModel>

/** Changes to a team's use of the model; omitted fields stay unchanged. */
export const EmailModelChange = z.object({
  enabled: z.optional(z.boolean()),
  requests_per_day: z.optional(budget.requests_per_day),
  tokens_per_day: z.optional(budget.tokens_per_day),
  price_per_million_tokens: z.optional(budget.price_per_million_tokens),
  cost_per_day: z.optional(budget.cost_per_day),
})
export type EmailModelChange = z.infer<typeof EmailModelChange>

export const readOrganizationModel = endpoint({
  name: 'emails.organization_model',
  summary: 'Retrieve whether an organisation team has unread emails read by the language model, and its usage today.',
  method: 'GET',
  path: '{team}/emails/model',
  teams: ['org'],
  permission: 'edit-organizations',
  output: one(EmailModel),
})

export const readDeveloperModel = endpoint({
  name: 'emails.developer_model',
  summary: 'Retrieve whether a developer team has unread emails read by the language model, and its usage today.',
  method: 'GET',
  path: '{team}/emails/model',
  teams: ['dev'],
  permission: 'edit-developers',
  output: one(EmailModel),
})

export const updateOrganizationModel = endpoint({
  name: 'emails.update_organization_model',
  summary:
    "Turn the language model on or off for an organisation team, and change its budget. 409 if the operator hasn't configured a model.",
  method: 'PATCH',
  path: '{team}/emails/model',
  teams: ['org'],
  permission: 'edit-organizations',
  body: EmailModelChange,
  output: one(EmailModel),
  errors: ['conflict'],
})

export const updateDeveloperModel = endpoint({
  name: 'emails.update_developer_model',
  summary:
    "Turn the language model on or off for a developer team, and change its budget. 409 if the operator hasn't configured a model.",
  method: 'PATCH',
  path: '{team}/emails/model',
  teams: ['dev'],
  permission: 'edit-developers',
  body: EmailModelChange,
  output: one(EmailModel),
  errors: ['conflict'],
})
