import { readDay, type WithTime } from './day-text'
import { CommandError } from './outcome'

/** A form field as text; empty if absent. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * A form field as a date, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. Invalid input is passed through for the server to reject.
 */
export function dayIn(values: FormData, name: string, withTime: WithTime = false): string {
  const text = textIn(values, name)
  return readDay(text, withTime) ?? text
}

/** Whether a checkbox is checked. */
export const isChecked = (values: FormData, name: string): boolean => values.get(name) === 'on'

/** The selected option. Throws a message for the user if nothing is selected. */
export function chosen(value: string): string {
  if (value === '') throw new CommandError('Choose one first.')
  return value
}
