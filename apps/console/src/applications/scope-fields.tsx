import { isScope, type Scope } from '@sextant/contract/kit/scopes'
import { use } from 'react'
import { Checkbox } from '../ui/checkbox'
import { FormErrors } from '../ui/form'
import { scopeLabels, scopeRows } from './copy'

/** An application's scopes as form fields: a read and a write checkbox per resource. */
export function ScopeFields({ granted }: { granted: readonly Scope[] }) {
  const errors = use(FormErrors)['scopes'] ?? []
  return (
    <fieldset aria-describedby={errors.length > 0 ? 'scopes-error' : undefined}>
      <legend className="mb-1 font-medium">What it may do</legend>
      {errors.length > 0 ? (
        <p id="scopes-error" className="mb-1 text-sm text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
      <ul className="divide-y divide-line rounded-box border border-line">
        {scopeRows.map((resource) => {
          const { label, read, write } = scopeLabels[resource]
          return (
            <li
              key={resource}
              className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="font-medium">{label}</span>
              <ScopeCheckbox scope={`${resource}:read`} granted={granted} label={label} text={read} />
              {write ? (
                <ScopeCheckbox scope={`${resource}:write`} granted={granted} label={label} text={write} />
              ) : null}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type ScopeCheckboxProps = { scope: string; granted: readonly Scope[]; label: string; text: string }

const ScopeCheckbox = ({ scope, granted, label, text }: ScopeCheckboxProps) => (
  <Checkbox name="scopes" value={scope} defaultChecked={granted.some((one) => one === scope)}>
    <span className="leading-snug">
      <span className="sr-only">{label}: </span>
      <span className="text-sm">{text}</span> <code className="text-xs whitespace-nowrap text-muted">{scope}</code>
    </span>
  </Checkbox>
)

/** The scopes selected in a form. */
export const scopesIn = (values: FormData): Scope[] => values.getAll('scopes').map(String).filter(isScope)
