import { type Condition, conditionAuthenticities, conditionFields } from '@sextant/contract/filters/schemas'
import { authenticityLabels, fieldLabels, opLabels, opsOf } from '@sextant/domain/filters/condition'
import { Plus } from 'lucide-react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RepeatedFields } from '../ui/repeated-fields'
import { SelectField } from '../ui/select-field'

type ConditionsProps = {
  conditions: readonly Condition[]
  match: 'all' | 'any'
  onChange: (conditions: readonly Condition[]) => void
}

const fields = conditionFields.map((value) => ({ value, label: fieldLabels[value] }))
const authenticities = conditionAuthenticities.map((value) => ({ value, label: authenticityLabels[value] }))
const matches = [
  { value: 'all', label: 'All conditions are met' },
  { value: 'any', label: 'Any condition is met' },
]

/** A filter's conditions. */
export function Conditions({ conditions, match, onChange }: ConditionsProps) {
  const change = (at: number, changes: Partial<Condition>) =>
    onChange(conditions.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Conditions</legend>
      {conditions.length > 1 ? (
        <SelectField name="match" label="An email matches when" choices={matches} defaultValue={match} />
      ) : null}
      {conditions.map((condition, at) => (
        <ConditionLine
          // oxlint-disable-next-line react/no-array-index-key -- conditions are identified only by their position
          key={at}
          at={at}
          condition={condition}
          onChange={(changes) => change(at, changes)}
          onRemove={() => onChange(conditions.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button onClick={() => onChange([...conditions, { field: 'subject', op: 'contains', value: '' }])}>
          <Plus aria-hidden="true" />
          Add a condition
        </Button>
      </div>
    </fieldset>
  )
}

/** A condition moved to another field, with an operator and value that are valid there. */
function inField(field: Condition['field'], { op, value }: Pick<Condition, 'op' | 'value'>): Condition {
  const isResult = conditionAuthenticities.some((one) => one === value)
  if (field !== 'authenticity') return { field, op, value: isResult ? '' : value }
  return { field, op: opsOf(field).includes(op) ? op : 'is_not', value: isResult ? value : 'passed' }
}

type ConditionLineProps = {
  at: number
  condition: Condition
  onChange: (changes: Partial<Condition>) => void
  onRemove: () => void
}

const ConditionLine = ({ at, condition: { field, op, value }, onChange, onRemove }: ConditionLineProps) => (
  <RepeatedFields item="condition" number={at + 1} className="sm:grid-cols-[8rem_10rem_1fr_auto]" onRemove={onRemove}>
    <SelectField
      name={`conditions.${at}.field`}
      label="Email field"
      choices={fields}
      value={field}
      onChange={({ target }) => {
        const chosen = conditionFields.find((one) => one === target.value)
        if (chosen) onChange(inField(chosen, { op, value }))
      }}
    />
    <SelectField
      name={`conditions.${at}.op`}
      label="Operator"
      choices={opsOf(field).map((one) => ({ value: one, label: opLabels[one] }))}
      value={op}
      onChange={({ target }) => {
        const chosen = opsOf(field).find((one) => one === target.value)
        if (chosen) onChange({ op: chosen })
      }}
    />
    {field === 'authenticity' ? (
      <SelectField
        name={`conditions.${at}.value`}
        label="Result"
        choices={authenticities}
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
    ) : (
      <Field
        name={`conditions.${at}.value`}
        label="Text"
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
        autoComplete="off"
        {...(op === 'matches' ? { hint: '* matches any text.' } : {})}
      />
    )}
  </RepeatedFields>
)
