import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { cx } from './cx'
import { FormErrors } from './form'
import { inputClass } from './input-class'

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  name: string
  label: string
  hint?: ReactNode
}

/** A labelled input of a `Form`: the errors of its name stand under it and are tied to it. */
export function Field({ name, label, hint, ...input }: FieldProps) {
  const id = useId()
  const errors = use(FormErrors)[name] ?? []
  const described = cx(hint ? `${id}-hint` : null, errors.length > 0 && `${id}-error`)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={described || undefined}
        className={inputClass}
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={`${id}-error`} className="text-sm text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  )
}
