import { type ReactNode, use, useId } from 'react'
import { cx } from './cx'
import { FormErrors } from './form'

export type LabelledProps = { name: string; label: string; hint?: ReactNode }

/** The attributes that associate a control with its label, hint and errors. */
type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * A labeled form control with its errors below it. Only the first error is shown, because the others usually follow
 * from it: an empty field is also an invalid email address.
 */
export function Labelled({
  name,
  label,
  hint,
  children,
}: LabelledProps & { children: (controlProps: ControlProps) => ReactNode }) {
  const id = useId()
  const errors = use(FormErrors)[name] ?? []
  const described = cx(hint ? `${id}-hint` : null, errors.length > 0 && `${id}-error`)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': errors.length > 0 || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p id={`${id}-error`} className="text-sm text-bad">
          {errors[0]}
        </p>
      ) : null}
    </div>
  )
}
