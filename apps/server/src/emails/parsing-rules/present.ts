import { Rule, RuleDefinition } from '@sextant/contract/emails/rules'
import type { listRules, RuleRow, VersionRow } from './store'

export const presentRule = (row: RuleRow, versions: readonly VersionRow[]): Rule => Rule.parse({ ...row, versions })

type ListedRow = Awaited<ReturnType<typeof listRules>>['rows'][number]

export function shapeSummary({ definition, ...row }: ListedRow) {
  const { kind, sender, subject } = RuleDefinition.parse(definition)
  return { ...row, kind, sender, subject }
}
