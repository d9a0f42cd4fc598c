import type { Hue } from './badge'
import { cx } from './cx'

export type Chip<Id extends string> = { readonly id: Id; readonly label: string; readonly hue?: Hue }

type ChipsProps<Id extends string> = {
  label: string
  chips: readonly Chip<Id>[]
  pressed: readonly Id[]
  onPress: (id: Id) => void
}

/** A row of switches, each one pressed or not. */
export const Chips = <Id extends string>({ label, chips, pressed, onPress }: ChipsProps<Id>) => (
  <fieldset className="flex flex-wrap gap-1.5">
    <legend className="sr-only">{label}</legend>
    {chips.map(({ id, label: text, hue }) => (
      <button
        key={id}
        type="button"
        data-hue={hue ?? 'accent'}
        aria-pressed={pressed.includes(id)}
        onClick={() => onPress(id)}
        className={cx(
          'h-8 rounded-full border px-3 text-sm font-medium transition-colors duration-100',
          pressed.includes(id)
            ? 'border-(--hue) bg-[color-mix(in_oklab,var(--hue)_10%,var(--color-surface))] text-(--hue)'
            : 'border-line bg-surface text-muted hover:text-ink',
        )}
      >
        {text}
      </button>
    ))}
  </fieldset>
)
