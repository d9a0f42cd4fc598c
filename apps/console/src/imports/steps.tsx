import { Check } from 'lucide-react'
import { cx } from '../ui/cx'

const steps = ['File', 'Columns and preview', 'Done'] as const
type Step = (typeof steps)[number]

/** The current step of an import. */
export function Steps({ at }: { at: Step }) {
  const currentIndex = steps.indexOf(at)
  return (
    <ol aria-label="Steps" className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === currentIndex ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === currentIndex ? 'font-medium' : 'text-muted')}
        >
          {index > 0 ? <span aria-hidden="true" className="h-px w-6 bg-line" /> : null}
          <span
            aria-hidden="true"
            className={cx(
              'grid size-5 place-items-center rounded-full border text-xs tabular-nums',
              index === currentIndex ? 'border-transparent bg-accent-fill text-white' : 'border-edge',
            )}
          >
            {index < currentIndex ? <Check className="size-3" /> : index + 1}
          </span>
          {step}
          {index < currentIndex ? <span className="sr-only">, done</span> : null}
        </li>
      ))}
    </ol>
  )
}
