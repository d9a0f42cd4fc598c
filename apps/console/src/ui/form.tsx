import { createContext, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { setUnsaved, valuesIn } from './unsaved'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The errors of the surrounding form, by field name. */
export const FormErrors = createContext<FieldErrors>({})

type FormProps = {
  /** By field name, as in a 422 response; focus moves to the first field with an error. */
  errors: FieldErrors
  /** A problem that belongs to no field. */
  problem?: string | null
  /** Asks for confirmation before unsaved changes are lost. */
  guarded?: boolean
  /** The form's ID, for a button outside it. */
  id?: string
  onSubmit: (values: FormData) => void
  children: ReactNode
}

/** A form that shows server errors under their fields, and any others at the top. */
export function Form({ errors, problem, guarded = false, id, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isRefused = Boolean(problem) || Object.keys(errors).length > 0
  const guard = useGuard(form, guarded, isRefused)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const several = Object.keys(errors).length > 1
  return (
    <FormErrors value={errors}>
      <form
        ref={form}
        id={id}
        noValidate
        onInput={guard.onInput}
        onSubmit={(event) => {
          event.preventDefault()
          guard.onSubmit()
          onSubmit(new FormData(event.currentTarget))
        }}
        className="flex flex-col gap-4"
      >
        {problem || several ? (
          <p role="alert" data-tone="bad" className="rounded-control border border-(--tone) px-3 py-2 text-bad">
            {problem ?? 'Please check the highlighted fields.'}
          </p>
        ) : null}
        {children}
      </form>
    </FormErrors>
  )
}

/** Tracks whether a guarded form has changes; submitted values count as saved unless refused. */
function useGuard(form: RefObject<HTMLFormElement | null>, guarded: boolean, isRefused: boolean) {
  const saved = useRef<string | null>(null)
  useEffect(() => {
    const element = form.current
    if (!guarded || !element) return
    saved.current = valuesIn(element)
    return () => setUnsaved(element, false)
  }, [form, guarded])
  useEffect(() => {
    if (guarded && isRefused && form.current) setUnsaved(form.current, true)
  }, [form, guarded, isRefused])
  return {
    onInput: () => {
      if (guarded && form.current) setUnsaved(form.current, valuesIn(form.current) !== saved.current)
    },
    onSubmit: () => {
      if (!guarded || !form.current) return
      saved.current = valuesIn(form.current)
      setUnsaved(form.current, false)
    },
  }
}
