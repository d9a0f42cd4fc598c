import { tryRule } from '@sextant/contract/emails/rule-endpoints'
import { type RuleExample } from '@sextant/contract/emails/rules'
import type { TeamRef } from '@sextant/contract/kit/team'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../kit/endpoint-query'

/** The fields labeled so far, without the sender that the rule will apply to. */
export type Example = Omit<RuleExample, 'sender' | 'subject'>

/** The result of the current labels, refetched on each change; it does not depend on the sender. */
export const attemptQuery = (team: TeamRef, example: Example) => ({
  ...endpointQuery(tryRule, { team, body: { ...example, sender: 'any.example', subject: '' } }, 'emails.tryRule'),
  enabled: example.marks.length > 0,
  placeholderData: keepPreviousData,
  throwOnError: false,
})
