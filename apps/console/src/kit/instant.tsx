import { localOf } from '@sextant/domain/kit/local-time'
import { offsetText, shortDayText, timeText } from '@sextant/domain/kit/time-text'

/** A time in a given zone, with its UTC offset; in a narrow column the time is below the date. */
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
