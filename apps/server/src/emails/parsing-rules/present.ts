import { Rule, RuleDefinition, RuleSummary } from '@sextant/contract/emails/rules'
import type { listRules, RuleRow, VersionRow } from './store'

export const presentRule = (row: RuleRow, versions: readonly VersionRow[]): Rule =>
  Rule.parse({ ...row, versions })

type ListedRow = Awaited<ReturnType<typeof listRules>>['rows'][number]

export function presentSummary({ definition, ...row }: ListedRow): RuleSummary {
  const { kind, sender, subject } = RuleDefinition.parse(definition)
  return RuleSummary.parse({ ...row, kind, sender, subject })
}
