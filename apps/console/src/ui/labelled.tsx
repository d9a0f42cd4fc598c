import { type ReactNode, use, useId } from 'react'
import { cx } from './cx'
import { FormErrors } from './form'

export type LabelledProps = { name: string; label: string; hint?: ReactNode }

/** What ties a control to its label, its hint and its errors. */
type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * A control of a `Form` under its label: what is wrong with it stands under it and is tied to it. Of several errors the
 * first, which the others follow from: what is empty is no email address either.
 */
export function Labelled({
  name,
  label,
  hint,
  children,
}: LabelledProps & { children: (wiring: ControlProps) => ReactNode }) {
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
