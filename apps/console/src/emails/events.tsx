import type { EmailEvent } from '@sextant/contract/emails/schemas'
import { localOf } from '@sextant/domain/kit/local-time'
import { durationText } from '@sextant/domain/kit/time-text'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'

const hues = { ok: 'good', warning: 'warning', error: 'bad' } as const
const words = { ok: '', warning: 'Warning: ', error: 'Error: ' } as const

const clockTime = (instant: string, zone: string) => (localOf(instant, zone) ?? instant).slice(11, 19)

/** What happened to a mail, oldest first, and how long each step took. */
export const Events = ({ events, zone }: { events: readonly EmailEvent[] | undefined; zone: string }) => (
  <Panel title="Events">
    {events === undefined ? (
      <div className="flex flex-col gap-3">
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-3/4" />
      </div>
    ) : events.length === 0 ? (
      <p className="text-muted">Nothing has happened to this mail yet.</p>
    ) : (
      <ol className="flex flex-col">
        {events.map(({ id, type, status, message, duration_ms, created }) => (
          <li
            key={id}
            data-hue={hues[status]}
            className="relative pb-4 pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:bg-(--hue) after:absolute after:top-4 after:bottom-0 after:left-[3.5px] after:w-px after:bg-line last:pb-0 last:after:hidden"
          >
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-medium">
                {type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())}
              </span>
              <time dateTime={created} className="text-xs text-muted">
                {clockTime(created, zone)}
              </time>
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {words[status]}
              {message}
              {duration_ms === null ? '' : ` · ${durationText(duration_ms)}`}
            </p>
          </li>
        ))}
      </ol>
    )}
  </Panel>
)
