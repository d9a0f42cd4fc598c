import type { ReactNode } from 'react'

type RadioOption = { readonly value: string; readonly label: ReactNode; readonly detail?: ReactNode }

type RadioGroupProps = {
  name: string
  legend: string
  choices: readonly RadioOption[]
  /** Selected initially; omit it for no initial selection. */
  defaultValue?: string | undefined
  onChoose?: (value: string) => void
}

/** Radio buttons, one per line. */
export const RadioGroup = ({ name, legend, choices, defaultValue, onChoose }: RadioGroupProps) => (
  <fieldset>
    <legend className="mb-2 font-medium">{legend}</legend>
    <div className="flex max-h-72 flex-col gap-1 overflow-y-auto">
      {choices.map(({ value, label, detail }) => (
        <label
          key={value}
          className="flex items-center gap-2.5 rounded-control border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={() => onChoose?.(value)}
            className="size-4 shrink-0 accent-accent-fill"
          />
          <span className="min-w-0">
            <span className="block wrap-anywhere">{label}</span>
            {detail ? <span className="block text-sm text-muted">{detail}</span> : null}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
