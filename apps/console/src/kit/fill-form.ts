/** A field of a form, by its name and label. */
export type FormField = { readonly name: string; readonly label: string }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlIn = (form: HTMLFormElement, name: string): Control | null => {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  return isControl ? control : null
}

/** The fields of a form whose names are in the set, in form order. */
export const fieldsOfForm = (form: HTMLFormElement, names: ReadonlySet<string>): readonly FormField[] =>
  [...form.elements].flatMap((element) => {
    const name = element.getAttribute('name') ?? ''
    const label = names.has(name) ? controlIn(form, name)?.labels?.[0]?.textContent : undefined
    return label ? [{ name, label }] : []
  })

/** The current text of a form field; empty if there is no such field. */
export const textOfField = (form: HTMLFormElement, name: string): string => controlIn(form, name)?.value ?? ''

const prototypeOf = (control: Control) =>
  control instanceof HTMLInputElement
    ? HTMLInputElement.prototype
    : control instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : HTMLTextAreaElement.prototype

/** Fills a field as if typed, opening the details element around it if that is closed. */
export function fillField(form: HTMLFormElement, name: string, text: string): void {
  const control = controlIn(form, name)
  if (!control) return
  // React notices only changes that bypass the property it adds to the element.
  Object.getOwnPropertyDescriptor(prototypeOf(control), 'value')?.set?.call(control, text)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
  // Date fields take over typed text on blur.
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const details = control.closest('details')
  if (details) details.open = true
  control.scrollIntoView({ block: 'nearest' })
}
