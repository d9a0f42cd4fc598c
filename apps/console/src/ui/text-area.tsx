import type { ComponentProps } from 'react'
import { cx } from './cx'
import { inputClass } from './input-class'
import { Labelled, type LabelledProps } from './labelled'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name'> & LabelledProps

/** A labeled text area of a `Form`. */
export const TextArea = ({ name, label, hint, rows = 5, ...area }: TextAreaProps) => (
  <Labelled name={name} label={label} hint={hint}>
    {(controlProps) => (
      <textarea {...area} {...controlProps} rows={rows} className={cx(inputClass, 'h-auto resize-y py-1.5')} />
    )}
  </Labelled>
)
