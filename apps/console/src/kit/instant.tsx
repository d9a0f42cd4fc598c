import { localOf } from '@sextant/domain/kit/local-time'
import { offsetText, shortDayText, timeText } from '@sextant/domain/kit/time-text'

/**
 * An instant on the clocks of a zone, with what those are ahead of UTC; in a narrow column the time stands beneath the
 * day.
 */
export function Instant({ at, zone }: { at: string; zone: string }) {
  const local = localOf(at, zone) ?? at
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{shortDayText(local)},</span>{' '}
      <span className="whitespace-nowrap">
        {timeText(local)} {offsetText(zone, at)}
      </span>
    </time>
  )
}
