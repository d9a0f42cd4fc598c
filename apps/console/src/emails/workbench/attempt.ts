import { tryRule } from '@sextant/contract/emails/parsing-rule-endpoints'
import { type ParsingRuleExample } from '@sextant/contract/emails/parsing-rules'
import type { TeamRef } from '@sextant/contract/kit/team'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../kit/endpoint-query'

/** The fields labeled so far, without the sender that the rule will apply to. */
export type Example = Omit<ParsingRuleExample, 'sender' | 'subject'>

/** The result of the current labels, refetched on each change; it does not depend on the sender. */
export const attemptQuery = (team: TeamRef, example: Example) => ({
  ...endpointQuery(tryRule, { team, body: { ...example, sender: 'any.example', subject: '' } }, 'emails.tryRule'),
  enabled: example.marks.length > 0,
  placeholderData: keepPreviousData,
  throwOnError: false,
})
