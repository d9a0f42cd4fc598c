import { Select } from './select'

type Option<Value extends string> = { readonly value: Value; readonly label: string }

type AnySelectProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  /** Undefined means no filter. */
  value: Value | undefined
  onSelect: (value: Value | undefined) => unknown
  /** The label of the option for no filter. */
  anyLabel?: string
}

/** A filter for one value or any. */
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

/** Converts values to options, with labels where given. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): readonly Option<Value>[] => values.map((value) => ({ value, label: labels?.[value] ?? value }))
