import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { popupClass, popupPlace } from './popup'

type SelectProps<Value extends string | null> = {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onSelect: (value: Value) => void
}

/** A select that shows its label before the selected value. */
export function Select<Value extends string | null>({ label, options, value, onSelect }: SelectProps<Value>) {
  const choose = (next: Value | null) => {
    const chosen = options.find((option) => option.value === next)
    if (chosen) onSelect(chosen.value)
  }
  return (
    <Base.Root items={options} value={value} onValueChange={choose}>
      <Base.Trigger
        aria-label={label}
        className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line bg-surface px-3 text-sm hover:bg-sunken"
      >
        <span className="text-muted">{label}</span>
        <Base.Value className="font-medium" />
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Base.Trigger>
      <Base.Portal container={popupPlace}>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-40">
          <Base.Popup className={popupClass}>
            {options.map((option) => (
              <Base.Item
                key={option.value ?? ''}
                value={option.value}
                className="flex cursor-default items-center gap-2 rounded px-2 py-1.5 text-sm data-highlighted:bg-sunken"
              >
                <span className="size-4">
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Base.ItemIndicator>
                </span>
                <Base.ItemText>{option.label}</Base.ItemText>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
