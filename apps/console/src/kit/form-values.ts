/** The text of a form's field; empty where it has none. */
export function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether a box is ticked. */
export const isTicked = (values: FormData, name: string): boolean => values.get(name) === 'on'
