import type { Filter, FilterStep } from '@sextant/contract/filters/schemas'
import { type FilteredMessage, fieldLabels, holds, isFromDomain, opLabels, valueText } from './condition'

type EvaluatedFilter = Pick<
  Filter,
  'id' | 'name' | 'type' | 'status' | 'domains' | 'conditions' | 'match' | 'action' | 'mailbox_id'
>

/** The result of evaluating filters for an email. */
export type FilterEvaluation<R extends EvaluatedFilter = EvaluatedFilter> = {
  /** The first filter that captures, holds, ignores or routes it; null if it is read normally. */
  readonly decision: R | null
  /** Privacy filters before that one, which keep its text from being stored. */
  readonly redactions: readonly R[]
  readonly trace: readonly FilterStep[]
}

/**
 * Evaluates active filters in order. The first match decides, and later ones are not evaluated. Filters that redact do
 * not decide and are collected in addition.
 */
export function evaluate<R extends EvaluatedFilter>(
  filters: readonly R[],
  message: FilteredMessage,
): FilterEvaluation<R> {
  const trace: FilterStep[] = []
  const redactions: R[] = []
  for (const filter of filters) {
    if (filter.status !== 'Active') continue
    const step = evaluateRule(filter, message)
    trace.push(step)
    if (!step.matched) continue
    if (filter.action !== 'redact') return { decision: filter, redactions, trace }
    redactions.push(filter)
  }
  return { decision: null, redactions, trace }
}

function evaluateRule(filter: EvaluatedFilter, message: FilteredMessage): FilterStep {
  const senders = filter.domains.length === 0 || filter.domains.some((domain) => isFromDomain(message, domain))
  const answers = filter.conditions.map((condition) => ({
    text: `${fieldLabels[condition.field]} ${opLabels[condition.op]} “${valueText(condition)}”`,
    passed: holds(condition, message),
  }))
  const conditions =
    answers.length === 0 ||
    (filter.match === 'all' ? answers.every(({ passed }) => passed) : answers.some(({ passed }) => passed))
  const domainCheck =
    filter.domains.length === 0 ? [] : [{ text: `Sent from ${domainsText(filter.domains)}`, passed: senders }]
  const isAbout = filter.domains.length + filter.conditions.length > 0
  return {
    rule_id: filter.id,
    name: filter.name,
    matched: isAbout && senders && conditions,
    checks: [...domainCheck, ...answers],
  }
}

const domainsText = (domains: readonly string[]): string =>
  domains.length > 3 ? `${domains.slice(0, 3).join(', ')} or ${domains.length - 3} more` : domains.join(' or ')
