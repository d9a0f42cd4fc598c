import type { Tone } from './badge'
import { cx } from './cx'

export type Chip<Id extends string> = { readonly id: Id; readonly label: string; readonly tone?: Tone }

type ChipsProps<Id extends string> = {
  label: string
  chips: readonly Chip<Id>[]
  selected: readonly Id[]
  onToggle: (id: Id) => void
}

/** A row of toggle buttons. */
export const Chips = <Id extends string>({ label, chips, selected, onToggle }: ChipsProps<Id>) => (
  <fieldset className="flex min-w-0 gap-1.5 max-md:-mx-4 max-md:scrollbar-none max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
    <legend className="sr-only">{label}</legend>
    {chips.map(({ id, label: text, tone }) => (
      <button
        key={id}
        type="button"
        data-tone={tone ?? 'accent'}
        aria-pressed={selected.includes(id)}
        onClick={() => onToggle(id)}
        className={cx(
          'h-8 shrink-0 rounded-full border px-3 text-sm font-medium transition-colors duration-100',
          selected.includes(id)
            ? 'border-(--tone) bg-[color-mix(in_oklab,var(--tone)_10%,var(--color-surface))] text-(--tone)'
            : 'border-line bg-surface text-muted hover:text-ink',
        )}
      >
        {text}
      </button>
    ))}
  </fieldset>
)
