import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentEntry } from '@sextant/contract/segments/entry'
import type { Segment } from '@sextant/contract/segments/schemas'
import { type EditableField, editableFields } from '@sextant/domain/segments/editable-fields'
import type { WithTime } from '../../kit/day-text'
import { dayIn, textIn } from '../../kit/form-values'

export const isTime = (field: EditableField): boolean => field === 'start_datetime' || field === 'end_datetime'
const isCode = (field: EditableField): boolean =>
  field === 'origin' || field === 'destination' || field.endsWith('_country_code')

/** A segment's fields as form values; empty if unknown. */
export function valuesOf(segment: Segment): readonly (readonly [EditableField, string])[] {
  const values = new Map<string, unknown>(Object.entries(segment))
  return editableFields[segment.type].map((field) => {
    const value = values.get(field)
    const text = typeof value === 'string' ? value : ''
    return [field, isTime(field) ? text.slice(0, 16) : text] as const
  })
}

/** Only the changed fields; a cleared field becomes null. */
export function changesIn(values: FormData, segment: Segment): SegmentEdit {
  const edit: SegmentEdit = {}
  for (const [field, before] of valuesOf(segment)) {
    const text = valueIn(values, field, true)
    if (text === before) continue
    if (field === 'status') edit.status = text === 'Cancelled' ? 'Cancelled' : 'Active'
    else edit[field] = text === '' ? null : isTime(field) ? `${text}:00`.slice(0, 19) : text
  }
  return edit
}

/** A field as entered, trimmed; codes in uppercase. */
function valueIn(values: FormData, field: EditableField, withTime: WithTime): string {
  const typed = isTime(field) ? dayIn(values, field, withTime) : textIn(values, field).trim()
  return isCode(field) ? typed.toUpperCase() : typed
}

/** The fields of a new segment that were filled in. */
export function entryIn(values: FormData, type: Segment['type']): SegmentEntry {
  const entry: SegmentEntry = {}
  for (const field of editableFields[type]) {
    const text = valueIn(values, field, 'optional')
    if (text === '' || field === 'status') continue
    entry[field] = isTime(field) && text.includes('T') ? `${text}:00`.slice(0, 19) : text
  }
  return entry
}
