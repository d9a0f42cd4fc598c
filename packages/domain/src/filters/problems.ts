import type { FilterDraft } from '@sextant/contract/filters/schemas'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import { actionLabels, actionsOf, typeLabels } from './actions'

type Rule = Pick<FilterDraft, 'type' | 'action' | 'domains' | 'conditions' | 'mailbox_id'>

/** What does not fit together in a rule, by field; empty where all does. */
export function problemsOf({ type, action, domains, conditions, mailbox_id }: Rule): FieldErrors {
  const possible = actionsOf[type]
  return {
    ...(!possible.includes(action) && {
      action: [
        `A rule of the type ${typeLabels[type]} can ${possible.map((one) => actionLabels[one].toLowerCase()).join(' or ')}.`,
      ],
    }),
    ...(action === 'route' && mailbox_id === null && { mailbox_id: ['Choose where the mail goes.'] }),
    ...(domains.length + conditions.length === 0 && {
      domains: ['Enter a domain or a condition: without either the rule would be about every mail.'],
    }),
  }
}
