/** Forms in this window with unsaved changes. */
const forms = new Set<HTMLFormElement>()

/** The confirmation text shown before unsaved changes are lost. */
export const unsavedText = 'You have unsaved changes, which will be lost if you leave.'

/** Whether there are unsaved changes. */
export const hasUnsaved = (): boolean => forms.size > 0

/** Records whether a form has unsaved changes. */
export function setUnsaved(form: HTMLFormElement, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form)
  else forms.delete(form)
}

/** Serializes a form's values, to detect changes. */
export const valuesIn = (form: HTMLFormElement): string =>
  [...new FormData(form)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('\n')
