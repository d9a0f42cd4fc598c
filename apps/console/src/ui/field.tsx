import type { ComponentProps } from 'react'
import { inputClass } from './input-class'
import { Labelled, type LabelledProps } from './labelled'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'name'> & LabelledProps

/** A labeled input of a `Form`. */
export const Field = ({ name, label, hint, ...input }: FieldProps) => (
  <Labelled name={name} label={label} hint={hint}>
    {(controlProps) => <input {...input} {...controlProps} className={inputClass} />}
  </Labelled>
)
