import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { editableFields } from '@sextant/domain/segments/editable-fields'
import { type FillableField, valueFromText } from '@sextant/domain/segments/value-from-text'
import { dayLabel, readDay } from '../../kit/day-text'
import { type FormField, fieldsOfForm, fillField, textOfField } from '../../kit/fill-form'

const isFillable = (name: string): name is FillableField =>
  name === 'traveler' || (fillable.has(name) && name !== 'status' && !name.endsWith('_time_zone_id'))
const fillable: ReadonlySet<string> = new Set(Object.values(editableFields).flat())
const names: ReadonlySet<string> = new Set(['traveler', ...fillable].filter(isFillable))

const isTime = (name: string): boolean => name.endsWith('_datetime')

/** The booking forms next to a message, a correction's first. */
const formsIn = (box: HTMLElement | null): readonly HTMLFormElement[] =>
  [...(box?.querySelectorAll('form') ?? [])].filter((form) => form.elements.namedItem('start_datetime'))

/** The form that selected text goes to: the last focused one, otherwise the first. */
export function bookingForm(box: HTMLElement | null, last: Element | null): HTMLFormElement | undefined {
  const forms = formsIn(box)
  return forms.find((form) => form.contains(last)) ?? forms[0]
}

/** The fields of a form that selected text can fill, the focused or last focused one first. */
export function choicesOf(form: HTMLFormElement, last: Element | null): readonly FormField[] {
  const fields = fieldsOfForm(form, names)
  const first = form.contains(last) ? last?.getAttribute('name') : undefined
  return fields.toSorted((a, b) => Number(b.name === first) - Number(a.name === first))
}

/** Fills a field from selected text, and returns the result in words. */
export function fillFromText(
  form: HTMLFormElement,
  { name, label }: FormField,
  selected: { readonly text: string; readonly whole: string },
  email: Pick<EmailDetail, 'msg_date' | 'created'>,
): { readonly ok: boolean; readonly message: string } {
  if (!isFillable(name)) return { ok: false, message: `${label} cannot be filled from text.` }
  const current = textOfField(form, name)
  const values = valueFromText(name, selected.text, {
    whole: selected.whole,
    sent: email.msg_date ?? email.created,
    current: isTime(name) ? (readDay(current, 'optional') ?? '') : current,
  })
  if (!values) return { ok: false, message: `“${selected.text.slice(0, 60)}” has no value for ${label}.` }
  const written = Object.entries(values).map(([field, value]) => [field, isTime(field) ? dayLabel(value) : value])
  for (const [field = '', value = ''] of written) fillField(form, field, value)
  return { ok: true, message: `${label}: ${written[0]?.[1] ?? ''}` }
}
