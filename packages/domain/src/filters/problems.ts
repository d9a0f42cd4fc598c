import { type Condition, conditionAuthenticities, type FilterDraft } from '@sextant/contract/filters/schemas'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import { actionLabels, actionsOf, typeLabels } from './actions'
import { opsOf } from './condition'

type EvaluatedFilter = Pick<FilterDraft, 'type' | 'action' | 'domains' | 'conditions' | 'mailbox_id'>

/** Inconsistencies of a filter by field; empty if there are none. */
export function problemsOf({ type, action, domains, conditions, mailbox_id }: EvaluatedFilter): FieldErrors {
  const possible = actionsOf[type]
  return {
    ...(!possible.includes(action) && {
      action: [
        `A filter of the type ${typeLabels[type]} can ${possible.map((one) => actionLabels[one].toLowerCase()).join(' or ')}.`,
      ],
    }),
    ...(action === 'route' && mailbox_id === null && { mailbox_id: ['Choose where the email goes.'] }),
    ...Object.fromEntries(conditions.flatMap(conditionProblems)),
    ...(domains.length + conditions.length === 0 && {
      domains: ['Enter a domain or a condition: without either the filter would match every email.'],
    }),
  }
}

/** An operator or value that the field of a condition does not have. */
function conditionProblems({ field, op, value }: Condition, at: number): [string, string[]][] {
  if (field !== 'authenticity') return []
  const values: readonly string[] = conditionAuthenticities
  return [
    ...(opsOf(field).includes(op)
      ? []
      : [problem(`conditions.${at}.op`, 'Authenticity can be compared by “is” and “is not” alone.')]),
    ...(values.includes(value) ? [] : [problem(`conditions.${at}.value`, `Must be one of ${values.join(', ')}.`)]),
  ]
}

const problem = (field: string, text: string): [string, string[]] => [field, [text]]
