import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { inputClass } from './input'

type FieldProps = Omit<ComponentProps<typeof BaseField.Control>, 'className'> & {
  name: string
  label: string
  hint?: ReactNode
}

/** A labelled input of a `Form`: the errors of its name stand under it and are tied to it. */
export const Field = ({ name, label, hint, ...control }: FieldProps) => (
  <BaseField.Root name={name} className="flex flex-col gap-1">
    <BaseField.Label className="font-medium">{label}</BaseField.Label>
    <BaseField.Control {...control} className={inputClass} />
    {hint ? <BaseField.Description className="text-sm text-muted">{hint}</BaseField.Description> : null}
    <BaseField.Error className="text-sm text-bad" />
  </BaseField.Root>
)
