import type { Filter } from '@sextant/contract/filters/schemas'
import { fieldLabels, opLabels } from '@sextant/domain/filters/condition'

/** Explanations of the filter actions. */
export const actionHints: Readonly<Record<Filter['action'], string>> = {
  capture: 'The email is read. No later filter is asked.',
  ignore: 'The email is rejected and not read. It stays in the list of emails.',
  hold: 'The email waits until somebody releases or discards it.',
  redact: 'The email is read; of its text nothing is kept, only the travel in it.',
  route: 'The email is read in another mailbox of the team.',
}

/** A filter's conditions in one line. */
export function conditionText({ domains, conditions, match }: Filter): string {
  const senders = domains.length > 0 ? [`From ${domains.join(', ')}`] : []
  const questions = conditions
    .map(({ field, op, value }) => `${fieldLabels[field].toLowerCase()} ${opLabels[op]} “${value}”`)
    .join(match === 'all' ? ' and ' : ' or ')
  return [...senders, ...(questions ? [questions] : [])].join(senders.length > 0 ? ', where ' : '')
}
