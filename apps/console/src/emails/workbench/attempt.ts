import { tryRule } from '@sextant/contract/emails/rule-endpoints'
import { type RuleExample } from '@sextant/contract/emails/rules'
import type { TeamRef } from '@sextant/contract/kit/team'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../kit/endpoint-query'

/** What is marked so far: an example without whose mails it is for. */
export type Example = Omit<RuleExample, 'sender' | 'subject'>

/** What the marks come to, asked anew with each; whose mails the rule will be for does not matter to that. */
export const attemptQuery = (team: TeamRef, example: Example) => ({
  ...endpointQuery(tryRule, { team, body: { ...example, sender: 'any.example', subject: '' } }, 'emails.tryRule'),
  enabled: example.marks.length > 0,
  placeholderData: keepPreviousData,
  throwOnError: false,
})
