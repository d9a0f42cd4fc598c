import type { Filter, FilterStep } from '@sextant/contract/filters/schemas'
import { type FilteredMessage, fieldLabels, holds, isFromDomain, opLabels } from './condition'

type Rule = Pick<
  Filter,
  'id' | 'name' | 'type' | 'status' | 'domains' | 'conditions' | 'match' | 'action' | 'mailbox_id'
>

/** What the rules make of a mail. */
export type FilterEvaluation<R extends Rule = Rule> = {
  /** The first rule that takes, holds, ignores or routes it; null: it is read as usual. */
  readonly decision: R | null
  /** Rules for privacy before that one which keep its text from being stored. */
  readonly redactions: readonly R[]
  readonly trace: readonly FilterStep[]
}

/**
 * Asks the active rules in their order. The first that matches decides, and nothing after it is asked; rules that
 * redact decide nothing about the mail's way and are added to what does.
 */
export function evaluate<R extends Rule>(rules: readonly R[], message: FilteredMessage): FilterEvaluation<R> {
  const trace: FilterStep[] = []
  const redactions: R[] = []
  for (const rule of rules) {
    if (rule.status !== 'Active') continue
    const step = evaluateRule(rule, message)
    trace.push(step)
    if (!step.matched) continue
    if (rule.action !== 'redact') return { decision: rule, redactions, trace }
    redactions.push(rule)
  }
  return { decision: null, redactions, trace }
}

function evaluateRule(rule: Rule, message: FilteredMessage): FilterStep {
  const senders = rule.domains.length === 0 || rule.domains.some((domain) => isFromDomain(message, domain))
  const answers = rule.conditions.map((condition) => ({
    text: `${fieldLabels[condition.field]} ${opLabels[condition.op]} “${condition.value}”`,
    passed: holds(condition, message),
  }))
  const conditions =
    answers.length === 0 ||
    (rule.match === 'all' ? answers.every(({ passed }) => passed) : answers.some(({ passed }) => passed))
  const domainCheck =
    rule.domains.length === 0 ? [] : [{ text: `Sent from ${domainsText(rule.domains)}`, passed: senders }]
  const isAbout = rule.domains.length + rule.conditions.length > 0
  return {
    rule_id: rule.id,
    name: rule.name,
    matched: isAbout && senders && conditions,
    checks: [...domainCheck, ...answers],
  }
}

const domainsText = (domains: readonly string[]): string =>
  domains.length > 3
    ? `${domains.slice(0, 3).join(', ')} or ${domains.length - 3} more`
    : domains.join(' or ')
