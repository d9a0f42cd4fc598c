import * as z from 'zod/mini'
import { authenticityResults } from '../emails/authenticity'
import { Id, oneLine, timestamps } from '../kit/wire'

/** The purpose of a filter: accept email, keep it out, or prevent personal data from being stored. */
export const filterTypes = ['include', 'exclude', 'privacy'] as const
export const FilterType = z.enum(filterTypes)
export type FilterType = z.infer<typeof FilterType>

/**
 * What a filter does with an email: `capture` reads it; `ignore` rejects it unread; `hold` leaves the decision to a
 * person; `redact` reads it without storing its text; `route` reads it in another mailbox.
 */
const filterActions = ['capture', 'ignore', 'hold', 'redact', 'route'] as const
export const FilterAction = z.enum(filterActions)
export type FilterAction = z.infer<typeof FilterAction>

export const FilterStatus = z.enum(['Active', 'Inactive'])

/**
 * What a condition examines. Except for authenticity, forwarded emails are also matched by the message they forward.
 */
export const conditionFields = ['from', 'to', 'subject', 'body', 'attachment', 'authenticity'] as const
/** The values of `authenticity`: the result of the checks, or `team` for email from the team's people. */
export const conditionAuthenticities = [...authenticityResults, 'team'] as const
export const conditionOps = ['contains', 'not_contains', 'is', 'is_not', 'starts_with', 'ends_with', 'matches'] as const

/** One condition on an email. In `matches`, `*` stands for any text; case and accents are ignored. */
export const Condition = z.object({
  field: z.enum(conditionFields),
  op: z.enum(conditionOps),
  value: z.string().check(z.trim(), z.minLength(1, 'Enter what to look for.'), z.maxLength(200), oneLine),
})
export type Condition = z.infer<typeof Condition>

/** A sender domain, including subdomains. */
const Domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(
      /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u,
      'Must be a domain such as example.com.',
    ),
  )

/** A filter's settings. */
const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  type: FilterType,
  status: FilterStatus,
  /** Sender domains that the filter applies to; an empty list means every sender. */
  domains: z.array(Domain).check(z.maxLength(200)),
  conditions: z.array(Condition).check(z.maxLength(20)),
  /** Whether all conditions must be met, or any one of them. */
  match: z.enum(['all', 'any']),
  action: FilterAction,
  /** The target of `route`. */
  mailbox_id: z.nullable(Id),
}

/** A filter. Filters are evaluated in order of `priority`, starting with 1. */
export const Filter = z.object({
  id: Id,
  ...fields,
  priority: z.int(),
  /** How many emails it decided in the last 30 days. */
  hits_30d: z.int(),
  ...timestamps,
})
export type Filter = z.infer<typeof Filter>

export const FilterDraft = z
  .object({
    name: fields.name,
    type: fields.type,
    status: z._default(fields.status, 'Active'),
    domains: z._default(fields.domains, []),
    conditions: z._default(fields.conditions, []),
    match: z._default(fields.match, 'all'),
    action: fields.action,
    mailbox_id: z._default(fields.mailbox_id, null),
  })
  .register(z.globalRegistry, {
    examples: [{ name: 'Newsletters', type: 'exclude', domains: ['example.com'], action: 'ignore' }],
  })
export type FilterDraft = z.infer<typeof FilterDraft>

export const FilterEdit = z.partial(z.object(fields))
export type FilterEdit = z.infer<typeof FilterEdit>

/** How a filter was evaluated: each condition in words, with its result. */
export const FilterStep = z.object({
  rule_id: Id,
  name: z.string(),
  matched: z.boolean(),
  checks: z.array(z.object({ text: z.string(), passed: z.boolean() })),
})
export type FilterStep = z.infer<typeof FilterStep>

/** The filters' result for a message. */
export const FilterTest = z.object({
  matched: z.boolean(),
  /** The filter that decided; null if none did, so the email is read normally. */
  rule_id: z.nullable(Id),
  action: FilterAction,
  /** Whether a privacy filter keeps the message's text from being stored. */
  redacted: z.boolean(),
  trace: z.array(FilterStep),
})
export type FilterTest = z.infer<typeof FilterTest>
