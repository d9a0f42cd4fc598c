import type { Condition, Filter, FilterDraft } from '@sextant/contract/filters/schemas'
import { filterTypes } from '@sextant/contract/filters/schemas'
import { actionLabels, actionsOf, typeLabels } from '@sextant/domain/filters/actions'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mailboxChoicesQuery } from '../kit/choices'
import { textIn } from '../kit/form-values'
import { useTeamRef } from '../kit/workspace'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { type FieldErrors, Form } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextArea } from '../ui/text-area'
import { Conditions } from './conditions'
import { actionHints } from './labels'

type FilterFormProps = {
  filter?: Filter
  errors: FieldErrors
  problem: string | null
  onSave: (filter: FilterDraft) => void
  /** The form's buttons. */
  children: ReactNode
}

const choicesOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Merges errors of individual domains, because they share one text box. */
const withDomains = (errors: FieldErrors): FieldErrors => {
  const domains = Object.entries(errors).flatMap(([field, texts]) => (/^domains(\.|$)/.test(field) ? texts : []))
  return domains.length > 0 ? { ...errors, domains: [...new Set(domains)] } : errors
}

const domainsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The editable fields of a filter. */
export function FilterForm({ filter, errors, problem, onSave, children }: FilterFormProps) {
  const mailboxes = useSuspenseQuery(mailboxChoicesQuery(useTeamRef())).data.data
  const [type, setType] = useState(filter?.type ?? 'exclude')
  const actions = actionsOf[type]
  const [chosen, setAction] = useState(filter?.action ?? 'ignore')
  const action = actions.includes(chosen) ? chosen : (actions[0] ?? chosen)
  const [conditions, setConditions] = useState<readonly Condition[]>(filter?.conditions ?? [])
  return (
    <Form
      errors={withDomains(errors)}
      problem={problem}
      onSubmit={(values) =>
        onSave({
          name: textIn(values, 'name'),
          type,
          status: values.get('active') === 'on' ? 'Active' : 'Inactive',
          domains: domainsIn(textIn(values, 'domains')),
          conditions: [...conditions],
          match: values.get('match') === 'any' ? 'any' : 'all',
          action,
          mailbox_id: action === 'route' ? textIn(values, 'mailbox_id') || null : null,
        })
      }
    >
      <Field name="name" label="Name" defaultValue={filter?.name} autoComplete="off" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="type"
          label="Type"
          choices={choicesOf(filterTypes, typeLabels)}
          value={type}
          onChange={({ target }) => setType(filterTypes.find((one) => one === target.value) ?? type)}
        />
        <SelectField
          name="action"
          label="Action"
          hint={actionHints[action]}
          choices={choicesOf(actions, actionLabels)}
          value={action}
          onChange={({ target }) => setAction(actions.find((one) => one === target.value) ?? action)}
        />
      </div>
      {action === 'route' ? (
        <SelectField
          name="mailbox_id"
          label="Mailbox"
          choices={mailboxes.map(({ id, attributes }) => ({
            value: id,
            label: attributes.address ?? attributes.name,
          }))}
          defaultValue={filter?.mailbox_id ?? undefined}
        />
      ) : null}
      <TextArea
        name="domains"
        label="Sender’s domains"
        hint="One domain per line, such as airbnb.com. Subdomains are included. Leave empty for any sender."
        rows={3}
        defaultValue={filter?.domains.join('\n')}
        spellCheck={false}
      />
      <Conditions conditions={conditions} match={filter?.match ?? 'all'} onChange={setConditions} />
      <Checkbox name="active" defaultChecked={filter?.status !== 'Inactive'}>
        Active
      </Checkbox>
      {children}
    </Form>
  )
}
