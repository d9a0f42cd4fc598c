import { MailRuleFormat, RulesetType } from '@sextant/contract/downloads/rulesets'
import { Day } from '@sextant/contract/kit/wire'
import * as z from 'zod/mini'

/** The tabs of Resources, in display order. */
export const views = ['files', 'domains', 'rules', 'metrics', 'open-data'] as const
export type View = (typeof views)[number]

/** Query parameters of Resources: the tab and its options. */
export const ResourcesSearch = z.object({
  view: z.optional(z.enum(views)),
  type: z.optional(RulesetType),
  search: z.optional(z.string()),
  format: z.optional(MailRuleFormat),
  start_date: z.optional(Day),
  end_date: z.optional(Day),
})
export type ResourcesSearch = z.infer<typeof ResourcesSearch>

/** Names of the query parameters, shown when one is ignored. */
export const partLabels: Readonly<Record<string, string>> = {
  view: 'View',
  type: 'Type',
  format: 'Mail system',
  start_date: 'First day',
  end_date: 'Last day',
}
