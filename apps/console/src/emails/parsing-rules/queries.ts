import { listRules, readEmailText, readRule } from '@sextant/contract/emails/rule-endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import type * as z from 'zod/mini'
import { api } from '../../kit/api'
import { ask } from '../../kit/ask'
import { askPage } from '../../kit/ask-page'
import { searchOf } from '../../kit/search'

/** The query of the list of rules. */
export const RuleSearch = searchOf(listRules)
type Search = z.infer<typeof RuleSearch>

export const rulesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  askPage(
    [listRules.name, { team, query: search }],
    search,
    (query, options) => api.call(listRules, { team, query }, options),
    slot,
  )

export const ruleQuery = (team: TeamRef, id: string) => ask(readRule, { team, id })

export const emailTextQuery = (team: TeamRef, id: string) => ask(readEmailText, { team, id })
