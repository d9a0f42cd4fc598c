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
  summary: 'Retrieve the text of an email as parsing rules see it.',
  method: 'GET',
  path: '{team}/emails/{id}/words',
  permission: 'read-emails',
  output: one(EmailText),
})

export const tryRule = endpoint({
  name: 'emails.tryRule',
  summary: 'Preview a rule from marks in an email: where each value would be found, and the resulting booking.',
  method: 'POST',
  path: '{team}/emails/rules/try',
  permission: 'edit-emails',
  body: ParsingRuleExample,
  output: one(
    z.object({
      reading: ParsingRuleReading,
      /** How each marked value would be located; null if there is no constant text next to it. */
      locators: z.array(z.object({ field: ParsingRuleField, locator: z.nullable(Locator) })),
    }),
  ),
  statuses: [200],
})

export const listRules = endpoint({
  name: 'emails.rules',
  summary: "List the team's parsing rules.",
  method: 'GET',
  path: '{team}/emails/rules',
  permission: 'read-emails',
  query: z.object(listQuery({ fields: ['created', 'name', 'status'], default: 'created:desc' })),
  output: page(ParsingRuleSummary),
})

export const createRule = endpoint({
  name: 'emails.createRule',
  summary: 'Create a rule as a draft. It reads nothing until it is tested on past emails and published.',
  method: 'POST',
  path: '{team}/emails/rules',
  permission: 'edit-emails',
  body: ParsingRuleDraft,
  output: one(ParsingRule),
  errors: ['conflict'],
})

export const readRule = endpoint({
  name: 'emails.rule',
  summary: 'Retrieve a rule with all its versions, newest first.',
  method: 'GET',
  path: '{team}/emails/rules/{id}',
  permission: 'read-emails',
  output: one(ParsingRule),
})

export const updateRule = endpoint({
  name: 'emails.updateRule',
  summary: 'Add a version to a rule; the live version stays live.',
  method: 'PUT',
  path: '{team}/emails/rules/{id}',
  permission: 'edit-emails',
  body: ParsingRuleDraft,
  output: one(ParsingRule),
})

export const deleteRule = endpoint({
  name: 'emails.deleteRule',
  summary: 'Delete a rule with all its versions. Bookings that it read stay.',
  method: 'DELETE',
  path: '{team}/emails/rules/{id}',
  permission: 'edit-emails',
  output: one(z.object({ id: Id })),
})

const Version = z.object({ version: z.int().check(z.minimum(1)) })

export const testRule = endpoint({
  name: 'emails.testRule',
  summary: 'Test a version on the latest emails of its sender. Nothing changes except that it counts as tested.',
  method: 'POST',
  path: '{team}/emails/rules/{id}/test',
  permission: 'edit-emails',
  body: Version,
  output: z.object({ data: z.array(ParsingRuleTrial) }),
  statuses: [200],
})

export const publishRule = endpoint({
  name: 'emails.publishRule',
  summary: 'Publish a version, including an older one. 409 if it was not tested on past emails.',
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
  summary: 'Disable a live rule.',
  method: 'POST',
  path: '{team}/emails/rules/{id}/off',
  permission: 'edit-emails',
  output: one(ParsingRule),
  statuses: [200],
})
