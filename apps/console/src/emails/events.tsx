import type { EmailEvent } from '@sextant/contract/emails/schemas'
import { localOf } from '@sextant/domain/kit/local-time'
import { durationText, zoneText } from '@sextant/domain/kit/time-text'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { type Step, stepsOf } from './steps'

const tones = { ok: 'good', warning: 'warning', error: 'bad' } as const
const labels = { ok: '', warning: 'Warning: ', error: 'Error: ' } as const

const clockTime = (instant: string, zone: string) => (localOf(instant, zone) ?? instant).slice(11, 19)

/** An email's events, oldest first, each with its offset and duration. */
export function Events({ events, zone }: { events: readonly EmailEvent[] | undefined; zone: string }) {
  const first = events?.[0]
  return (
    <Panel title="Events" actions={first && <Zone zone={zone} instant={first.created} />}>
      {events === undefined ? (
        <div className="flex flex-col gap-3">
          <Skeleton className="w-3/4" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-3/4" />
        </div>
      ) : events.length === 0 ? (
        <p className="text-muted">No events yet.</p>
      ) : (
        <ol className="flex flex-col gap-3.5">
          {stepsOf(events).map((step) => (
            <StepRow key={step.event.id} step={step} zone={zone} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The time zone of the displayed times. */
const Zone = ({ zone, instant }: { zone: string; instant: string }) => (
  <span className="text-xs text-muted">{zoneText(zone, instant)}</span>
)

const StepRow = ({ step: { event, from, to }, zone }: { step: Step; zone: string }) => (
  <li data-tone={tones[event.status]}>
    <p className="flex items-baseline justify-between gap-3">
      <span className="flex items-baseline gap-2 font-medium">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-(--tone)" />
        {event.type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())}
      </span>
      <time dateTime={event.created} className="text-xs text-muted">
        {clockTime(event.created, zone)}
      </time>
    </p>
    <div className="pl-4">
      <p className="text-sm text-muted wrap-anywhere">
        {labels[event.status]}
        {event.message}
        {event.duration_ms === null ? '' : ` · ${durationText(event.duration_ms)}`}
      </p>
      <div aria-hidden="true" className="relative mt-1 h-1 rounded-full bg-sunken">
        <div
          className="absolute inset-y-0 min-w-1 rounded-full bg-(--tone)"
          style={{ left: `${Math.min(from, 0.99) * 100}%`, width: `${(to - from) * 100}%` }}
        />
      </div>
    </div>
  </li>
)
