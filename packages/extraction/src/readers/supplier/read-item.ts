import type { Evidence, Reservation } from '@sextant/contract/emails/reservation'
import type { Found } from '@sextant/domain/kit/find-dates'
import { addDays } from '@sextant/domain/kit/local-time'
import { readPrice } from '@sextant/domain/kit/read-price'
import { Draft } from '../../kit/draft'
import type { Fields, Item } from './definition'
import { type Field, type FieldContext, fieldParsers, isField } from './fields'
import { findAll } from './rules'

/** The span of a text that describes one reservation. */
export interface Span {
  text: string
  /** Its offset in the whole text. */
  start: number
  /** Values of the named groups at its start, with their offsets in the whole text. */
  groups: Readonly<Record<string, Found<string>>>
}

/** The value of a field, with its evidence. */
interface Value {
  value: string
  raw: string
  evidence: Evidence
}

type Values = Partial<Record<Field, Value[]>>

type EvidenceAt = (start: number, end: number) => Evidence

function valuesOf(
  field: Field,
  found: readonly (readonly Found<string>[])[],
  reading: FieldContext,
  at: EvidenceAt,
): Value[] {
  const values = found.flatMap((alternatives): Value[] => {
    for (const { value: raw, start, end } of alternatives) {
      const value = fieldParsers[field].read(raw, reading)
      if (value !== null) return [{ value, raw, evidence: at(start, end) }]
    }
    return []
  })
  if (!fieldParsers[field].each) return values.slice(0, 1)
  // A traveler named with each leg is one person.
  const names = values.map(({ value }) => value)
  return field === 'traveler' ? values.filter(({ value }, index) => names.indexOf(value) === index) : values
}

/** The values that the rules find in a text. `at` returns the evidence for a span. */
export function readFields(fields: Fields, text: string, reading: FieldContext, at: EvidenceAt): Values {
  const values: Values = {}
  for (const [field, rules] of Object.entries(fields)) {
    if (!isField(field)) continue
    for (const rule of [rules].flat()) {
      const found = valuesOf(field, findAll(rule, text), reading, at)
      if (found.length === 0) continue
      values[field] = found
      break
    }
  }
  return values
}

/** The last value before an offset, such as a date above several legs. */
export type InheritedValues = (start: number) => Values

/** Finds the inherited values of an item once for all of its spans. */
export function inheritedValues(
  fields: Fields,
  { text, reading, at }: Omit<ItemContext, 'shared' | 'status'>,
): InheritedValues {
  const values = Object.entries(fields).flatMap(([field, rules]) => {
    if (!isField(field)) return []
    const found = [rules].flat().flatMap((rule) => findAll(rule, text))
    return found.flatMap((alternatives) =>
      valuesOf(field, [alternatives], reading, at).map((value) => ({
        field,
        value,
        start: alternatives[0]?.start ?? 0,
      })),
    )
  })
  const inOrder = values.toSorted((a, b) => a.start - b.start)
  return (start) => {
    const before = inOrder.filter((one) => one.start < start)
    return Object.fromEntries(before.map(({ field, value }) => [field, [value]]))
  }
}

/** The values of the named groups at the start of a span. */
export function groupValues(groups: Span['groups'], reading: FieldContext, at: EvidenceAt): Values {
  const values: Values = {}
  for (const [name, found] of Object.entries(groups)) {
    if (!isField(name) || found.value.trim() === '') continue
    const read = valuesOf(name, [[found]], reading, at)
    if (read.length > 0) values[name] = read
  }
  return values
}

const timeFields = new Set<Field>('start startDay startTime end endDay endTime nights'.split(' ').filter(isField))

/** Sets the local start or end time: complete, or combined from its date and time. */
function setTime(draft: Draft, side: 'start' | 'end', values: Values, dayElsewhere?: string): void {
  const first = values[side]?.[0]
  const day = values[`${side}Day`]?.[0]
  const time = values[`${side}Time`]?.[0]
  const date = first?.value.slice(0, 10) ?? day?.value ?? dayElsewhere
  const evidence = (first ?? day ?? time)?.evidence
  if (date === undefined || evidence === undefined) return
  const clock = first?.value.slice(11) || time?.value
  draft.set(`${side}.time.local`, clock ? `${date}T${clock}` : date, evidence)
}

function setTimes(draft: Draft, values: Values): void {
  setTime(draft, 'start', values)
  const start = draft.get('start.time.local')?.slice(0, 10)
  const nights = values.nights?.[0]
  const elsewhere = start && nights ? addDays(start, Number(nights.value)) : start
  setTime(draft, 'end', values, elsewhere)
  if (elsewhere && nights) draft.set('end.time.local', elsewhere, nights.evidence)
}

const designator = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])0*(\d{1,4})$/

/** `LH 123` is the airline and the number. */
function setNumber(draft: Draft, { value, evidence }: Value): void {
  const bare = value.replace(/\s+/g, '')
  const [, carrier, digits] = draft.kind === 'flight' ? (designator.exec(bare) ?? []) : []
  draft.set('provider.iata_code', carrier, evidence)
  draft.set('number', digits ?? value, evidence)
}

function setValues(draft: Draft, field: Field, values: readonly Value[]): void {
  const { path, each } = fieldParsers[field]
  for (const [index, found] of values.entries()) {
    const { value, raw, evidence } = found
    if (field === 'number') setNumber(draft, found)
    else if (path === 'rooms' || path === 'guests') draft.set(path, Number(value), evidence)
    else draft.set(each ? `travelers.${index}.${path}` : path, value, evidence)
    if (field === 'price') draft.set('currency', readPrice(raw)?.currency, evidence)
  }
}

/** Values per traveler without those that a hidden copy of the page repeats beyond the last named traveler. */
function perTraveler(found: readonly Value[], names: number): readonly Value[] {
  if (names === 0) return found
  return found.filter(({ value }, index) => index < names || found.findIndex((one) => one.value === value) === index)
}

/** Shared by all reservations of one email. */
export interface ItemContext {
  /** The whole text. */
  text: string
  reading: FieldContext
  at: EvidenceAt
  shared: Values
  status: Reservation['status']
}

/** The reservation in a span. Its own values take precedence over the shared ones. */
export function readItem(item: Item, span: Span, inherited: InheritedValues, context: ItemContext): Reservation {
  const { reading, at, shared } = context
  const inside: EvidenceAt = (from, to) => at(span.start + from, span.start + to)
  const values: Values = {
    ...shared,
    ...inherited(span.start),
    ...readFields(item.read ?? {}, span.text, reading, inside),
    ...groupValues(span.groups, reading, at),
  }
  const draft = new Draft(item.kind, 0.95)
  setTimes(draft, values)
  const names = values.traveler?.length ?? 0
  for (const [field, found] of Object.entries(values)) {
    if (!isField(field) || timeFields.has(field)) continue
    setValues(draft, field, fieldParsers[field].each ? perTraveler(found, names) : found)
  }
  for (const [field, value] of Object.entries(item.always ?? {})) {
    const evidence = at(span.start, span.start)
    if (isField(field)) setValues(draft, field, [{ value, raw: value, evidence: evidence }])
  }
  return draft.finish(item.status ?? context.status)
}
