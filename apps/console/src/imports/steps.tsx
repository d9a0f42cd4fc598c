import { Check } from 'lucide-react'
import { cx } from '../ui/cx'

const steps = ['File', 'Columns and preview', 'Done'] as const
type Step = (typeof steps)[number]

/** Where one is in importing a file. */
export function Steps({ at }: { at: Step }) {
  const here = steps.indexOf(at)
  return (
    <ol aria-label="Steps" className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === here ? 'font-medium' : 'text-muted')}
        >
          {index > 0 ? <span aria-hidden="true" className="h-px w-6 bg-line" /> : null}
          <span
            aria-hidden="true"
            className={cx(
              'grid size-5 place-items-center rounded-full border text-xs tabular-nums',
              index === here ? 'border-transparent bg-accent-fill text-white' : 'border-edge',
            )}
          >
            {index < here ? <Check className="size-3" /> : index + 1}
          </span>
          {step}
          {index < here ? <span className="sr-only">, done</span> : null}
        </li>
      ))}
    </ol>
  )
}
