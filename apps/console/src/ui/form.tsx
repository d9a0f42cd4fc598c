import { Form as Base } from '@base-ui/react/form'
import type { ReactNode } from 'react'

type Errors = Readonly<Record<string, readonly string[]>>

type FormProps = {
  /** By field name, as a 422 answers them; the focus goes to the first. */
  errors: Errors
  /** A failure that belongs to no field. */
  problem?: string | null
  onSubmit: (values: FormData) => void
  children: ReactNode
}

/** A form whose server errors stand under their fields; what belongs to none stands at the top. */
export const Form = ({ errors, problem, onSubmit, children }: FormProps) => (
  <Base
    errors={Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, [...texts]]))}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(new FormData(event.currentTarget))
    }}
    className="flex flex-col gap-4"
  >
    {problem ? (
      <p role="alert" data-hue="bad" className="rounded-control border border-(--hue) px-3 py-2 text-bad">
        {problem}
      </p>
    ) : null}
    {children}
  </Base>
)
