import type { ComponentProps } from 'react'
import { inputClass } from './input-class'
import { Labelled, type LabelledProps } from './labelled'

export type Choice = { readonly value: string; readonly label: string }

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'name' | 'children'> &
  LabelledProps & { choices: readonly Choice[] }

/** A labeled native select of a `Form`, for lists of any length. */
export const SelectField = ({ name, label, hint, choices, ...select }: SelectFieldProps) => (
  <Labelled name={name} label={label} hint={hint}>
    {(controlProps) => (
      <select {...select} {...controlProps} className={inputClass}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)
