import type { FilterDraft } from '@sextant/contract/filters/schemas'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import { actionLabels, actionsOf, typeLabels } from './actions'

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
    ...(domains.length + conditions.length === 0 && {
      domains: ['Enter a domain or a condition: without either the filter would match every email.'],
    }),
  }
}
