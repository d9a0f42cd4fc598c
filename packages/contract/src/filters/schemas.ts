import * as z from 'zod/mini'
import { authenticityResults } from '../emails/authenticity'
import { Id, oneLine, timestamps } from '../kit/wire'

/** The purpose of a filter: to accept email, to keep it out, or to prevent personal data from being stored. */
export const filterTypes = ['include', 'exclude', 'privacy'] as const
export const FilterType = z.enum(filterTypes)
export type FilterType = z.infer<typeof FilterType>

/**
 * What a filter does with an email: `capture` reads it; `ignore` rejects it unread; `hold` keeps it for a person to
 * decide; `redact` reads it without keeping its text; `route` reads it in another mailbox.
 */
export const filterActions = ['capture', 'ignore', 'hold', 'redact', 'route'] as const
export const FilterAction = z.enum(filterActions)
export type FilterAction = z.infer<typeof FilterAction>

export const FilterStatus = z.enum(['Active', 'Inactive'])

/** What a condition examines; for a forwarded email also the forwarded message, but for its authenticity. */
export const conditionFields = ['from', 'to', 'subject', 'body', 'attachment', 'authenticity'] as const
/** What `authenticity` is compared with: the result of its checks, or `team` for email of the team's people. */
export const conditionAuthenticities = [...authenticityResults, 'team'] as const
export const conditionOps = ['contains', 'not_contains', 'is', 'is_not', 'starts_with', 'ends_with', 'matches'] as const

/** One condition on an email. `matches` accepts `*` for any text; case and accents are ignored. */
export const Condition = z.object({
  field: z.enum(conditionFields),
  op: z.enum(conditionOps),
  value: z.string().check(z.trim(), z.minLength(1, 'Enter what to look for.'), z.maxLength(200), oneLine),
})
export type Condition = z.infer<typeof Condition>

/** A sender's domain, including subdomains. */
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

/** The settings of a filter. */
const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  type: FilterType,
  status: FilterStatus,
  /** Domains of the senders that the filter applies to; an empty list applies to every sender. */
  domains: z.array(Domain).check(z.maxLength(200)),
  conditions: z.array(Condition).check(z.maxLength(20)),
  /** Whether all conditions must be met, or any of them. */
  match: z.enum(['all', 'any']),
  action: FilterAction,
  /** The target of `route`. */
  mailbox_id: z.nullable(Id),
}

/** A filter. Filters are evaluated by `priority`, 1 first. */
export const Filter = z.object({
  id: Id,
  ...fields,
  priority: z.int(),
  /** Emails of the last 30 days that it decided. */
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

/** How one filter was evaluated: each condition in words, and its result. */
export const FilterStep = z.object({
  rule_id: Id,
  name: z.string(),
  matched: z.boolean(),
  checks: z.array(z.object({ text: z.string(), passed: z.boolean() })),
})
export type FilterStep = z.infer<typeof FilterStep>

/** The result of the filters for a message. */
export const FilterTest = z.object({
  matched: z.boolean(),
  /** The filter that decided; null if none did, and the email is read normally. */
  rule_id: z.nullable(Id),
  action: FilterAction,
  /** Whether a privacy filter keeps the message's text from being stored. */
  redacted: z.boolean(),
  trace: z.array(FilterStep),
})
export type FilterTest = z.infer<typeof FilterTest>
