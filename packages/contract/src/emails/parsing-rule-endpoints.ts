import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, listQuery, one, page } from '../kit/wire'
import { ParsingRuleField } from './parsing-rule-fields'
import {
  EmailText,
  Locator,
  ParsingRule,
  ParsingRuleDraft,
  ParsingRuleExample,
  ParsingRuleReading,
  ParsingRuleSummary,
  ParsingRuleTrial,
} from './parsing-rules'

export const readEmailText = endpoint({
  name: 'emails.words',
  summary: 'The words of a mail as rules see them.',
  method: 'GET',
  path: '{team}/emails/{id}/words',
  permission: 'read-emails',
  output: one(EmailText),
})

export const tryRule = endpoint({
  name: 'emails.tryRule',
  summary: 'What marks in a mail come to: where each value would be looked for, and the booking that would be read.',
  method: 'POST',
  path: '{team}/emails/rules/try',
  permission: 'edit-emails',
  body: ParsingRuleExample,
  output: one(
    z.object({
      reading: ParsingRuleReading,
      /** Where each marked value would be found again; null if no constant text is next to it. */
      locators: z.array(z.object({ field: ParsingRuleField, locator: z.nullable(Locator) })),
    }),
  ),
  statuses: [200],
})

export const listRules = endpoint({
  name: 'emails.rules',
  summary: "The team's parsing rules.",
  method: 'GET',
  path: '{team}/emails/rules',
  permission: 'read-emails',
  query: z.object(listQuery({ fields: ['created', 'name', 'status'], default: 'created:desc' })),
  output: page(ParsingRuleSummary),
})

export const createRule = endpoint({
  name: 'emails.createRule',
  summary: 'Saves a rule as a draft. It reads nothing until it was tried on past mails and made live.',
  method: 'POST',
  path: '{team}/emails/rules',
  permission: 'edit-emails',
  body: ParsingRuleDraft,
  output: one(ParsingRule),
  errors: ['conflict'],
})

export const readRule = endpoint({
  name: 'emails.rule',
  summary: 'A rule with all its versions, the newest first.',
  method: 'GET',
  path: '{team}/emails/rules/{id}',
  permission: 'read-emails',
  output: one(ParsingRule),
})

export const updateRule = endpoint({
  name: 'emails.updateRule',
  summary: 'Saves a further version; the one that is live stays live.',
  method: 'PUT',
  path: '{team}/emails/rules/{id}',
  permission: 'edit-emails',
  body: ParsingRuleDraft,
  output: one(ParsingRule),
})

export const deleteRule = endpoint({
  name: 'emails.deleteRule',
  summary: 'Deletes a rule with all its versions. What it read stays.',
  method: 'DELETE',
  path: '{team}/emails/rules/{id}',
  permission: 'edit-emails',
  output: one(z.object({ id: Id })),
})

const Version = z.object({ version: z.int().check(z.minimum(1)) })

export const testRule = endpoint({
  name: 'emails.testRule',
  summary: 'Tries a version on the latest mails of its sender; nothing is changed but that it counts as tried.',
  method: 'POST',
  path: '{team}/emails/rules/{id}/test',
  permission: 'edit-emails',
  body: Version,
  output: z.object({ data: z.array(ParsingRuleTrial) }),
  statuses: [200],
})

export const publishRule = endpoint({
  name: 'emails.publishRule',
  summary: 'Makes a version live, an older one as well. Refused (409) for one that was not tried on past mails.',
  method: 'POST',
  path: '{team}/emails/rules/{id}/live',
  permission: 'edit-emails',
  body: Version,
  output: one(ParsingRule),
  statuses: [200],
  errors: ['conflict'],
})

export const switchRuleOff = endpoint({
  name: 'emails.switchRuleOff',
  summary: 'Takes a live rule out of use.',
  method: 'POST',
  path: '{team}/emails/rules/{id}/off',
  permission: 'edit-emails',
  output: one(ParsingRule),
  statuses: [200],
})
