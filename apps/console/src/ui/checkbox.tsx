import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { children: ReactNode }

/** A labeled checkbox. */
export const Checkbox = ({ children, ...input }: CheckboxProps) => (
  <label className="flex items-center gap-2">
    <input {...input} type="checkbox" className="size-4 shrink-0 accent-accent-fill" />
    {children}
  </label>
)
