import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../ui/cx'
import { inputClass } from '../ui/input-class'
import { Labelled, type LabelledProps } from '../ui/labelled'
import { dayLabel, readDay, type WithTime } from './day-text'

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'className'> & {
  /** Names the date in the accessible label of the calendar button. */
  label: string
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:MM` with a time; empty for none. */
  day: string
  withTime?: WithTime
  /** Called with the new date on blur, on Enter and from the calendar; with an empty string when cleared. */
  onDay?: (day: string) => void
  className?: string
}

/**
 * A date input in the console's own date format, typed or picked from the browser's calendar. Native date inputs use
 * the browser's format.
 */
export function DayInput({ label, day, withTime = false, onDay, className, ...input }: DayInputProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  /** The date for which the typed text was invalid; any new date clears the error. */
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
          placeholder={withTime ? 'Date and time' : 'Date'}
          onBlur={parseTyped}
          onKeyDown={({ key }) => key === 'Enter' && parseTyped()}
          className={cx(inputClass, 'pr-7 pl-2 tabular-nums')}
        />
        <Calendar label={label} day={day} withTime={withTime} onDay={commit} />
      </span>
      {isInvalid ? (
        <span id={id} role="alert" className="mt-1 text-sm text-bad">
          Enter a date such as {withTime === false ? '22 Nov 2026' : '22 Nov 2026, 14:05'}.
        </span>
      ) : null}
    </span>
  )
}

type CalendarProps = { label: string; day: string; withTime: WithTime; onDay: (day: string) => void }

/** Opens the browser's date picker without showing its input. */
function Calendar({ label, day, withTime, onDay }: CalendarProps) {
  const picker = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!picker.current) return
    picker.current.value = withTime === true ? day : day.slice(0, 10)
    picker.current.showPicker()
  }
  return (
    <>
      <input
        ref={picker}
        // A browser's picker with a time does not accept a day alone.
        type={withTime === true ? 'datetime-local' : 'date'}
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

/** A labeled date input for a `Form`. It submits the text as typed; `dayIn` parses it. */
export const DayField = ({ name, label, hint, day = '', ...rest }: DayFieldProps) => (
  <Labelled name={name} label={label} hint={hint}>
    {(controlProps) => <DayInput {...rest} {...controlProps} label={label} day={day} />}
  </Labelled>
)
