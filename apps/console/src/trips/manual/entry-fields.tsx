import { type EditableField, editableFields, mainFields } from '@sextant/domain/segments/editable-fields'
import { use, useRef, useState } from 'react'
import { dayIn, textIn } from '../../kit/form-values'
import { Disclosure } from '../../ui/disclosure'
import { FormErrors } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { type EntryKind, entryKind, entryKindChoices, typeOf } from './entry-kinds'
import { SegmentField } from './segment-fields'
import { isTime } from './segment-values'
import { TravelerField, type TravelerOption } from './traveler-field'
import { useSuggestion } from './use-suggestion'

/** Initial values, by field. */
export type Prefill = {
  readonly kind: EntryKind
  readonly values: Readonly<Partial<Record<EditableField, string>>>
  readonly traveler?: TravelerOption | undefined
  /** The traveler's name in the booking, if it matches nobody known. */
  readonly named?: string
  /** Whether the values are incomplete or uncertain. */
  readonly isUnsure?: boolean
}

const empty: Prefill = { kind: 'air', values: {} }

type EntryFieldsProps = {
  prefill?: Prefill
  /** Whether to ask for the traveler; not needed if the segment is added to a trip. */
  hasTravelerField: boolean
}

/** The fields of a new segment: its type and traveler, its main values, and the others on demand. */
export function EntryFields({ prefill = empty, hasTravelerField }: EntryFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState(prefill.kind)
  const [values, setValues] = useState(prefill.values)
  const type = typeOf(kind)
  const { filled, complete } = useSuggestion(box, type)
  const changeKind = (next: string) => {
    const element = box.current?.closest('form')
    if (element) setValues({ ...values, ...valuesIn(new FormData(element)) })
    setKind(entryKind(next))
  }
  const main = mainFields[type]
  const otherFields = editableFields[type].filter((field) => !main.includes(field) && field !== 'status')
  const errors = use(FormErrors)
  const fieldsOf = (fields: readonly EditableField[]) =>
    fields.map((field) => (
      <SegmentField key={`${type} ${field}`} field={field} type={type} value={values[field] ?? ''} dayIsEnough />
    ))
  return (
    <div ref={box} className="flex flex-col gap-3" onBlur={() => void complete()}>
      {prefill.isUnsure ? (
        <p className="text-sm text-warning">
          These values were found, but not with certainty. Check them, and add the others.
        </p>
      ) : null}
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          name="kind"
          label="Type"
          choices={entryKindChoices}
          defaultValue={kind}
          onChange={(event) => changeKind(event.target.value)}
        />
        {hasTravelerField ? <TravelerField chosen={prefill.traveler} named={prefill.named} /> : null}
        {fieldsOf(main)}
      </div>
      {filled ? <p className="text-sm text-muted">{filled}</p> : null}
      <Disclosure summary="More details" open={otherFields.some((field) => errors[field])}>
        <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">{fieldsOf(otherFields)}</div>
      </Disclosure>
    </div>
  )
}

/** The values entered so far, to keep them when the type changes. */
function valuesIn(data: FormData): Partial<Record<EditableField, string>> {
  const all: readonly EditableField[] = Object.values(editableFields).flat()
  return Object.fromEntries(
    [...new Set(all)].flatMap((field) => {
      const text = isTime(field) ? dayIn(data, field, 'optional') : textIn(data, field)
      return text === '' ? [] : [[field, text] as const]
    }),
  )
}
