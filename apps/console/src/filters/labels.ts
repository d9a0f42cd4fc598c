import type { Filter } from '@sextant/contract/filters/schemas'
import { fieldLabels, opLabels, valueText } from '@sextant/domain/filters/condition'

/** Explanations of the filter actions. */
export const actionHints: Readonly<Record<Filter['action'], string>> = {
  capture: 'The email is read. Later filters are not evaluated.',
  ignore: 'The email is rejected and not read. It remains in the list of emails.',
  hold: 'The email is held until someone releases or discards it.',
  redact: 'The email is read. Only the travel data is kept, not the text.',
  route: 'The email is routed to another of the team’s mailboxes.',
}

/** A filter's conditions in one line. */
export function conditionText({ domains, conditions, match }: Filter): string {
  const senders = domains.length > 0 ? [`From ${domains.join(', ')}`] : []
  const questions = conditions
    .map(
      (condition) =>
        `${fieldLabels[condition.field].toLowerCase()} ${opLabels[condition.op]} “${valueText(condition)}”`,
    )
    .join(match === 'all' ? ' and ' : ' or ')
  return [...senders, ...(questions ? [questions] : [])].join(senders.length > 0 ? ', where ' : '')
}
