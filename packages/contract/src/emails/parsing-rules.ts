import * as z from 'zod/mini'
import { Id, Instant, oneLine, stamps } from '../kit/wire'
import { ParsingRuleField, ParsingRuleKind } from './parsing-rule-fields'
import { Reservation } from './reservation'

/** Words that a value is found by: they stand still from mail to mail. */
const Anchor = z.string().check(z.maxLength(80), oneLine)

/** Where a value stands: in words that a person can check, and in time that grows with the text alone. */
export const Locator = z.discriminatedUnion('place', [
  /** Behind a label that begins its line or cell, in that cell or the next. */
  z.object({ place: z.literal('beside'), label: Anchor }),
  /** `skip` lines below such a label, in the same column; `lines` of them. */
  z.object({
    place: z.literal('below'),
    label: Anchor,
    skip: z.int().check(z.minimum(0), z.maximum(10)),
    lines: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  /** Between words on one line; empty ones mean the line's begin or end. */
  z.object({
    place: z.literal('between'),
    within: z.enum(['text', 'subject']),
    before: Anchor,
    after: Anchor,
  }),
])
export type Locator = z.infer<typeof Locator>

/** A stretch of the example that says a field. Positions are in characters of the text as `words` answers it. */
export const Mark = z.object({
  field: ParsingRuleField,
  within: z.enum(['text', 'subject']),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
})
export type Mark = z.infer<typeof Mark>

/** A sender: an address, or a domain with those below it. */
const Sender = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^(?:[^\s@<>]+@)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u, 'Must be an address or a domain.'),
  )
  .register(z.globalRegistry, { examples: ['bookings@example.com'] })

const SubjectWords = z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), '')

/** What people say of a rule: whose mails it is for, and where in an example the values stand. */
export const ParsingRuleExample = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  /** Words that the subject holds; empty for any subject. Case and accents do not count. */
  subject: SubjectWords,
  email_id: Id,
  /** The part of the example that the marks are in. */
  part: z.string().check(z.maxLength(100)),
  marks: z.array(Mark).check(z.minLength(1, 'Mark a value in the text.'), z.maxLength(40)),
})
export type ParsingRuleExample = z.infer<typeof ParsingRuleExample>

export const ParsingRuleDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine),
  ...ParsingRuleExample.shape,
})
export type ParsingRuleDraft = z.infer<typeof ParsingRuleDraft>

/** What a version of a rule does. It never changes. */
export const ParsingRuleDefinition = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  subject: SubjectWords,
  fields: z.array(z.object({ field: ParsingRuleField, locator: Locator })),
  part: z.string(),
  marks: z.array(Mark),
})
export type ParsingRuleDefinition = z.infer<typeof ParsingRuleDefinition>

export const ParsingRuleVersion = z.object({
  version: z.int(),
  definition: ParsingRuleDefinition,
  example_email_id: z.nullable(Id),
  /** When it was last tried on past mails; null: not yet, and it cannot go live. */
  tested: z.nullable(Instant),
  created_by: z.nullable(z.string()),
  created: Instant,
})
export type ParsingRuleVersion = z.infer<typeof ParsingRuleVersion>

export const parsingRuleStatuses = ['draft', 'live', 'off'] as const

const summary = {
  id: Id,
  name: z.string(),
  status: z.enum(parsingRuleStatuses),
  live_version: z.nullable(z.int()),
  latest_version: z.int(),
  created_by: z.nullable(z.string()),
  ...stamps,
}
/** A rule in a list: with what its live version, else its latest, is for. */
export const ParsingRuleSummary = z.object({
  ...summary,
  kind: ParsingRuleKind,
  sender: z.string(),
  subject: z.string(),
})
export type ParsingRuleSummary = z.infer<typeof ParsingRuleSummary>

export const ParsingRule = z.object({ ...summary, versions: z.array(ParsingRuleVersion) })
export type ParsingRule = z.infer<typeof ParsingRule>

/** What a rule makes of a mail. */
export const ParsingRuleReading = z.object({
  /** Null where the values do not make a booking; then `fault` says what is missing. */
  reservation: z.nullable(Reservation),
  fault: z.nullable(z.string()),
  /** Each field of the rule with what stands in the mail for it; null where nothing was found. */
  values: z.array(z.object({ field: ParsingRuleField, text: z.nullable(z.string()) })),
})
export type ParsingRuleReading = z.infer<typeof ParsingRuleReading>

/** A rule on a mail of the past. */
export const ParsingRuleTrial = z.object({
  email_id: Id,
  subject: z.nullable(z.string()),
  created: Instant,
  status: z.string(),
  reading: ParsingRuleReading,
  /** Who reads the mail before the rule would: the product itself, or another live rule. */
  clash: z.nullable(z.string()),
})
export type ParsingRuleTrial = z.infer<typeof ParsingRuleTrial>

export const EmailText = z.object({
  subject: z.string(),
  sender: z.nullable(z.string()),
  /** The parts of the mail that people read, as rules see them: line by line, cells of a row parted by three blanks. */
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
})
export type EmailText = z.infer<typeof EmailText>
