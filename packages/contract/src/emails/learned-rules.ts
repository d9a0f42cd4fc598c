import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, one } from '../kit/wire'
import { ParsingRuleField } from './parsing-rule-fields'
import {
  ParsingRule,
  ParsingRuleDefinition,
  ParsingRuleName,
  ParsingRuleReading,
  ParsingRuleTrial,
} from './parsing-rules'

/** A rule derived from what a person entered or corrected for an email. It is not stored until it is adopted. */
export const ParsingRuleProposal = z.object({
  name: z.string(),
  definition: ParsingRuleDefinition,
  /** The rule that read the email, which this would be a new version of; null for a new rule. */
  rule_id: z.nullable(Id),
  /** Fields that a person entered but that cannot be located reliably in the email. */
  missing: z.array(ParsingRuleField),
  /** The rule's result for the email itself. */
  reading: ParsingRuleReading,
  /** Its results for the sender's latest emails, each with what would change. */
  trials: z.array(ParsingRuleTrial),
})
export type ParsingRuleProposal = z.infer<typeof ParsingRuleProposal>

export const proposeRule = endpoint({
  name: 'emails.proposeRule',
  summary:
    'Derive a rule from what a person entered from an email or corrected, with its results for the latest emails of the sender.',
  method: 'GET',
  path: '{team}/emails/{id}/proposed-rule',
  permission: 'read-emails',
  output: one(
    z.object({
      proposal: z.nullable(ParsingRuleProposal),
      /** Why there is no proposal. */
      reason: z.nullable(z.string()),
    }),
  ),
})

export const adoptRule = endpoint({
  name: 'emails.adoptRule',
  summary:
    'Publish a proposed rule, as a new rule or as a version of one, and read again the emails of its sender that it reads and nobody has decided on. 409 if it does not read its own example.',
  method: 'POST',
  path: '{team}/emails/{id}/proposed-rule',
  permission: 'edit-emails',
  body: z.object({
    name: ParsingRuleName,
    definition: ParsingRuleDefinition,
    rule_id: z.optional(z.nullable(Id)),
  }),
  output: one(z.object({ rule: ParsingRule, email_ids: z.array(Id) })),
  statuses: [200],
  errors: ['conflict'],
})

/** Rules as a file, containing nothing from the emails they were made from. */
export const ParsingRuleFile = z.object({
  format: z.literal('sextant-parsing-rules'),
  version: z.literal(1),
  rules: z
    .array(
      z.object({
        name: ParsingRuleName,
        kind: ParsingRuleDefinition.shape.kind,
        sender: ParsingRuleDefinition.shape.sender,
        subject: ParsingRuleDefinition.shape.subject,
        reads: ParsingRuleDefinition.shape.reads,
        fields: ParsingRuleDefinition.shape.fields,
      }),
    )
    .check(z.minLength(1, 'The file has no rules.'), z.maxLength(200)),
})
export type ParsingRuleFile = z.infer<typeof ParsingRuleFile>

export const exportRules = endpoint({
  name: 'emails.exportRules',
  summary: "Download the team's parsing rules as a file, each in its live or else latest version.",
  method: 'GET',
  path: '{team}/emails/rules/export',
  permission: 'read-emails',
  query: z.object({ id: z.optional(Id) }),
  output: z.unknown(),
  download: ['application/json'],
})

export const importRules = endpoint({
  name: 'emails.importRules',
  summary: 'Create the rules of a file as drafts; rules that the team has already are left out.',
  method: 'POST',
  path: '{team}/emails/rules/import',
  permission: 'edit-emails',
  body: ParsingRuleFile,
  output: one(z.object({ created: z.array(ParsingRule), known: z.int() })),
  statuses: [200],
  errors: ['conflict'],
})
