import { ParsingRule, ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import type { listRules, RuleRow, VersionRow } from './store'

export const presentRule = (row: RuleRow, versions: readonly VersionRow[]): ParsingRule =>
  ParsingRule.parse({ ...row, versions })

type ListedRow = Awaited<ReturnType<typeof listRules>>['rows'][number]

export function shapeSummary({ definition, ...row }: ListedRow) {
  const { kind, sender, subject } = ParsingRuleDefinition.parse(definition)
  return { ...row, kind, sender, subject }
}
