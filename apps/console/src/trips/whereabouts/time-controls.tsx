import { addDays, instantOf, localOf } from '@sextant/domain/kit/local-time'
import { dayText, timeText, zoneText } from '@sextant/domain/kit/time-text'
import { useState } from 'react'
import { now } from '../../kit/clock'
import { DayInput } from '../../kit/day-input'
import { Button } from '../../ui/button'

type TimeProps = {
  /** ISO 8601 in UTC; undefined means now. */
  at: string | undefined
  zone: string
  onAt: (at: string | undefined) => void
}

/** The slider's range in days before and after now; its step is three hours. */
const sliderDays = { back: 7, ahead: 30 } as const
const stepHours = 3
const stepsPerDay = 24 / stepHours
const stepMs = stepHours * 3_600_000

const friday = 5

/** Noon on the next Friday after today, in the given time zone. */
function nextFriday(today: string, zone: string): string | undefined {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const day = addDays(today, ((friday - weekday + 6) % 7) + 1)
  return instantOf(`${day}T12:00:00`, zone) ?? undefined
}

const localIn = (instant: string, zone: string): string => localOf(instant, zone) ?? instant.slice(0, 19)

/** A time in words, with its zone. */
export const instantText = (instant: string, zone: string): string => {
  const local = localIn(instant, zone)
  return `${dayText(local)}, ${timeText(local)} (${zoneText(zone, instant)})`
}

/** Selects the time to show: now, a date, next Friday, or a slider position. */
export function TimeControls({ at, zone, onAt }: TimeProps) {
  const [present] = useState(now)
  const local = localIn(at ?? present, zone)
  const jumpTo = (text: string) => text !== '' && onAt(instantOf(`${text}:00`, zone) ?? undefined)
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-box border border-line bg-surface p-3">
      <legend className="sr-only">When</legend>
      <Button
        variant={at === undefined ? 'primary' : 'plain'}
        aria-pressed={at === undefined}
        onClick={() => onAt(undefined)}
      >
        Now
      </Button>
      <Button onClick={() => onAt(nextFriday(localIn(present, zone).slice(0, 10), zone))}>Next Friday</Button>
      <span className="flex items-center gap-2">
        <span aria-hidden="true">At</span>
        <DayInput label="the time" aria-label="At" day={local.slice(0, 16)} withTime onDay={jumpTo} className="w-48" />
      </span>
      <Slider key={at ?? 'now'} at={at} present={present} zone={zone} onAt={onAt} />
    </fieldset>
  )
}

/** The slider position in steps from now; times outside its range are placed at its end. */
const positionOf = (at: string | undefined, present: string): number =>
  at === undefined ? 0 : Math.round((Date.parse(at) - Date.parse(present)) / stepMs)

function Slider({ at, present, zone, onAt }: TimeProps & { present: string }) {
  const [position, setPosition] = useState(() => positionOf(at, present))
  const instantAt = (steps: number) => new Date(Date.parse(present) + steps * stepMs).toISOString()
  const commit = () => {
    if (position !== positionOf(at, present)) onAt(position === 0 ? undefined : instantAt(position))
  }
  return (
    <input
      type="range"
      aria-label="Time"
      aria-valuetext={position === 0 ? 'Now' : instantText(instantAt(position), zone)}
      min={-sliderDays.back * stepsPerDay}
      max={sliderDays.ahead * stepsPerDay}
      value={position}
      onChange={({ target }) => setPosition(Number(target.value))}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      className="min-w-48 grow accent-accent-fill"
    />
  )
}
