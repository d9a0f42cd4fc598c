import { Plus } from 'lucide-react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RepeatedFields } from '../ui/repeated-fields'

/** One header as typed. An existing header has a stored value that is never shown. */
export type HeaderLine = { readonly name: string; readonly value: string; readonly isRetained: boolean }

type HeaderLinesProps = { lines: readonly HeaderLine[]; onChange: (lines: readonly HeaderLine[]) => void }

/** Custom request headers, such as an API key of the receiver. */
export function HeaderLines({ lines, onChange }: HeaderLinesProps) {
  const change = (at: number, changes: Partial<HeaderLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Headers</legend>
      {lines.map(({ name, value, isRetained }, at) => (
        <RepeatedFields
          // oxlint-disable-next-line react/no-array-index-key -- lines are identified only by their position
          key={at}
          item="header"
          number={at + 1}
          className="sm:grid-cols-[11rem_1fr_auto]"
          onRemove={() => onChange(lines.filter((_, index) => index !== at))}
        >
          <Field
            name={`custom_headers.${at}.name`}
            label="Header"
            value={name}
            onChange={({ target }) => change(at, { name: target.value, isRetained: false })}
            autoComplete="off"
            spellCheck={false}
            placeholder="x-api-key"
          />
          <Field
            name={`custom_headers.${at}.value`}
            label="Value"
            value={value}
            onChange={({ target }) => change(at, { value: target.value })}
            autoComplete="off"
            spellCheck={false}
            {...(isRetained ? { placeholder: '••••••••', hint: 'Leave empty to keep the stored value.' } : {})}
          />
        </RepeatedFields>
      ))}
      <div>
        <Button onClick={() => onChange([...lines, { name: '', value: '', isRetained: false }])}>
          <Plus aria-hidden="true" />
          Add a header
        </Button>
      </div>
    </fieldset>
  )
}
