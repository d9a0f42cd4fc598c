import { listRules, readEmailText, readRule } from '@sextant/contract/emails/rule-endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { api } from '../../kit/api'
import { ask } from '../../kit/ask'
import { askPage } from '../../kit/ask-page'

const word = z.optional(z.string())
const fields = ['created', 'name', 'status'] as const

/** The query of the list of rules. */
export const RuleSearch = z.object({
  search: word,
  sort: z.optional(z.enum(fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]))),
  next: word,
  previous: word,
})
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
