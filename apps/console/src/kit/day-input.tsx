import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx'
import { inputClass } from '../ui/input-class'
import { Labelled, type LabelledProps } from '../ui/labelled'
import { dayLabel, readDay } from './day-text'

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'className'> & {
  /** What it is the day of, for the button that opens the calendar. */
  label: string
  /** `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:MM`; empty: none. */
  day: string
  withTime?: boolean
  /** Told of another day when the box is left, on Enter, and by the calendar; of the empty text when it was emptied. */
  onDay?: (day: string) => void
  className?: string
}

/**
 * A day as all of the console writes days: typed, or chosen in the browser's calendar. A browser's own box has its own
 * format.
 */
export function DayInput({ label, day, withTime = false, onDay, className, ...input }: DayInputProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  /** The day beside which something stands that is none; another day replaces it. */
  const [invalidFor, setInvalidFor] = useState<string | null>(null)
  const isInvalid = invalidFor === day
  const dayText = dayLabel(day)
  useEffect(() => {
    if (box.current) box.current.value = dayText
  }, [dayText])
  const commit = (next: string) => {
    if (box.current) box.current.value = dayLabel(next)
    setInvalidFor(null)
    if (next !== day) onDay?.(next)
  }
  const parseTyped = () => {
    const parsed = readDay(box.current?.value ?? '', withTime)
    if (parsed === null) setInvalidFor(day)
    else commit(parsed)
  }
  return (
    <span className={cx('flex min-w-0 flex-col', className)}>
      <span className="relative flex">
        <input
          autoComplete="off"
          {...input}
          {...(isInvalid ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
          ref={box}
          defaultValue={dayText}
          placeholder={withTime ? 'Day and time' : 'Day'}
          onBlur={parseTyped}
          onKeyDown={({ key }) => key === 'Enter' && parseTyped()}
          className={cx(inputClass, 'pr-7 pl-2 tabular-nums')}
        />
        <Calendar label={label} day={day} withTime={withTime} onDay={commit} />
      </span>
      {isInvalid ? (
        <span id={id} role="alert" className="mt-1 text-sm text-bad">
          Enter a day such as {withTime ? '22 Nov 2026, 14:05' : '22 Nov 2026'}.
        </span>
      ) : null}
    </span>
  )
}

type CalendarProps = { label: string; day: string; withTime: boolean; onDay: (day: string) => void }

/** The browser's calendar, without its box. */
function Calendar({ label, day, withTime, onDay }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!picker.current) return
    picker.current.value = day
    picker.current.showPicker()
  }
  return (
    <>
      <input
        ref={picker}
        type={withTime ? 'datetime-local' : 'date'}
        aria-hidden="true"
        tabIndex={-1}
        onInput={({ currentTarget }) => onDay(currentTarget.value)}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-full opacity-0"
      />
      <button
        type="button"
        aria-label={`Calendar for ${label}`}
        onClick={open}
        className="absolute inset-y-1 right-1 grid w-6 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </button>
    </>
  )
}

type DayFieldProps = LabelledProps &
  Pick<DayInputProps, 'withTime' | 'required' | 'onDay'> & { day?: string; hint?: ReactNode }

/** A labelled day of a `Form`, under its name as it was typed: `dayIn` reads it. */
export const DayField = ({ name, label, hint, day = '', ...rest }: DayFieldProps) => (
  <Labelled name={name} label={label} hint={hint}>
    {(wiring) => <DayInput {...rest} {...wiring} label={label} day={day} />}
  </Labelled>
)
