import { offsetText, shortDayText, timeText } from '@sextant/domain/kit/time-text'

type LocalTimeProps = { local: string | null; zone: string | null; utc: string | null }

/** A date with the local time below it, in the time zone of the place. */
export const LocalTime = ({ local, zone, utc }: LocalTimeProps) =>
  local ? (
    <time dateTime={local} className="flex flex-col leading-tight whitespace-nowrap">
      {shortDayText(local)}
      <span className="text-xs text-muted">
        {[timeText(local), zone && utc && timeText(local) && offsetText(zone, utc)].filter(Boolean).join(' ')}
      </span>
    </time>
  ) : (
    '—'
  )
