import { createContext, type ReactNode, useEffect, useRef } from 'react'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What is wrong with the fields of the form around, by name. */
export const FormErrors = createContext<FieldErrors>({})

type FormProps = {
  /** By field name, as a 422 answers them; the focus goes to the first field that has one. */
  errors: FieldErrors
  /** A failure that belongs to no field. */
  problem?: string | null
  onSubmit: (values: FormData) => void
  children: ReactNode
}

/** A form whose server errors stand under their fields; what belongs to none stands at the top. */
export function Form({ errors, problem, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const several = Object.keys(errors).length > 1
  return (
    <FormErrors value={errors}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
        className="flex flex-col gap-4"
      >
        {problem || several ? (
          <p role="alert" data-hue="bad" className="rounded-control border border-(--hue) px-3 py-2 text-bad">
            {problem ?? 'Some fields need another look.'}
          </p>
        ) : null}
        {children}
      </form>
    </FormErrors>
  )
}
