import { Select } from './select'

type Option<Value extends string> = { readonly value: Value; readonly label: string }

type AnySelectProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  /** Undefined where the list is not restricted by it. */
  value: Value | undefined
  onSelect: (value: Value | undefined) => unknown
  /** What the choice of no restriction is called. */
  anyLabel?: string
}

/** A filter of one value, or of any. */
export const AnySelect = <Value extends string>({
  label,
  options,
  value,
  onSelect,
  anyLabel = 'Any',
}: AnySelectProps<Value>) => (
  <Select<Value | null>
    label={label}
    options={[{ value: null, label: anyLabel }, ...options]}
    value={value ?? null}
    onSelect={(chosen) => void onSelect(chosen ?? undefined)}
  />
)

/** Values as the options of a choice: under their labels, else as they are. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels?.[value] ?? value }))
