import { ParsingRule, ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import type { Tx } from '../../platform/database/transaction'
import { type listRules, listVersions, type RuleRow } from './store'
import { unused, usageOf } from './usage'

/** A rule with all its versions, and the outcome of what it read. */
export async function presentRule(tx: Tx, row: RuleRow): Promise<ParsingRule> {
  const usage = (await usageOf(tx, [row.id])).get(row.id) ?? unused
  return ParsingRule.parse({ ...row, usage, versions: await listVersions(tx, row.id) })
}

type ListedRow = Awaited<ReturnType<typeof listRules>>['rows'][number]

export function shapeSummary({ definition, ...row }: ListedRow) {
  const { kind, sender, subject } = ParsingRuleDefinition.parse(definition)
  return { ...row, kind, sender, subject }
}
