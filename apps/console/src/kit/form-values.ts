import { readDay } from './day-text'
import { CommandError } from './outcome'

/** The text of a form's field; empty where it has none. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The day of a form's field, `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:MM`; what is no day stays as it was typed, to be
 * refused.
 */
export function dayIn(values: FormData, name: string, withTime = false): string {
  const text = textIn(values, name)
  return readDay(text, withTime) ?? text
}

/** Whether a box is ticked. */
export const isTicked = (values: FormData, name: string): boolean => values.get(name) === 'on'

/** What was chosen of a list. Throws what is shown where nothing was. */
export function chosen(value: string): string {
  if (value === '') throw new CommandError('Choose one first.')
  return value
}
