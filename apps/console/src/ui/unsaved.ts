/** Forms of this window with changes that are not saved. */
const forms = new Set<HTMLFormElement>()

/** What is asked before such changes are lost. */
export const unsavedText = 'What you changed here is not saved, and is lost when you leave.'

/** Whether anything that was changed is not saved. */
export const hasUnsaved = (): boolean => forms.size > 0

/** Notes whether a form has changes that are not saved. */
export function noteUnsaved(form: HTMLFormElement, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form)
  else forms.delete(form)
}

/** The values of a form as one text: it has changed when the text has. */
export const valuesIn = (form: HTMLFormElement): string =>
  [...new FormData(form)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('\n')
