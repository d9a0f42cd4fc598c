import { proposeRule } from '@sextant/contract/emails/learned-rules'
import { listRules, readEmailText, readRule } from '@sextant/contract/emails/parsing-rule-endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import type * as z from 'zod/mini'
import { api } from '../../kit/api'
import { endpointQuery } from '../../kit/endpoint-query'
import { listPageQuery } from '../../kit/list-page-query'
import { searchOf } from '../../kit/search'

/** Query parameters of the list of parsing rules. */
export const RuleSearch = searchOf(listRules)
type Search = z.infer<typeof RuleSearch>

export const rulesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  listPageQuery(
    [listRules.name, { team, query: search }],
    search,
    (query, options) => api.call(listRules, { team, query }, options),
    slot,
  )

export const ruleQuery = (team: TeamRef, id: string) => endpointQuery(readRule, { team, id })

export const emailTextQuery = (team: TeamRef, id: string) => endpointQuery(readEmailText, { team, id })

export const proposalQuery = (team: TeamRef, id: string) => endpointQuery(proposeRule, { team, id })
