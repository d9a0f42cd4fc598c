import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from '../ui/link'
import { Panel } from '../ui/panel'

/** A setup step; `done` is null while unknown. */
export type FirstStep = {
  readonly title: string
  readonly text: string
  readonly href: string
  readonly done: boolean | null
}

/** A new team's setup steps, checked off as they are completed and hidden once all are. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter((step) => step.done).length
  if (steps.some((step) => step.done === null) || done === steps.length) return null
  return (
    <Panel
      title="First steps"
      actions={<span className="text-sm text-muted">{`${done} of ${steps.length} done`}</span>}
    >
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ title, text, href, done: isDone }) => (
          <li key={title} className="relative flex gap-2.5 rounded-control">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            ) : (
              <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            <div>
              <Link href={href} className="font-medium after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
              <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
