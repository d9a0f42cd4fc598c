import type { Moment } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { instantOf } from '@sextant/domain/kit/local-time'
import type { Draft } from '../../kit/draft'
import type { Pass, PassField } from './pass-fields'
import { daysIn } from './shown-time'
import { hourIn } from './shown-values'
import { isLabelled, set } from './ticket-fields'

const dayLabel = /^(?:event[-_ ]?)?(?:date|day|datum|fecha|data|jour|when|wann|start|begins?|beginn|time|uhrzeit)\b/i
const hourLabel = /^(?:time|uhrzeit|zeit|heure|hora|ora|start|begins?|beginn)\b/i
/** Entry time, used if the pass does not say when it begins. */
const entryLabel =
  /^(?:time ?slot|slot|entry|admission|doors|zeitfenster|einlass(?:zeit)?|entrée|entrada|ingresso|toegang|insläpp)\b/i

const endLabel = /^(?:(?:event[-_ ]?)?(?:to|ends?|until|till)|bis|ende|fin|hasta|fino|jusqu)(?![\p{Ll}\d])/iu

const isEnd = (field: PassField, pass: Pass): boolean =>
  isLabelled(field, endLabel) || pass.labels.isFor(field, ['end'])
const isDay = (field: PassField, pass: Pass): boolean =>
  isLabelled(field, dayLabel) || pass.labels.isFor(field, ['date', 'start', 'time'])

/** Sets the end of an event: a labelled time after its start, or the last of several days. */
export function setShownEnd(draft: Draft, pass: Pass): void {
  const start = draft.get('start.time.local')
  if (start === undefined) return
  const field = pass.fields.find((one) => isEnd(one, pass) && pass.time(one.value) !== null)
  const end = field && pass.time(field.value)
  if (end?.local && end.local.length > 10 && end.local > start) {
    set(draft, 'end.time.local', field, end.local)
    set(draft, 'end.time.zone', field, end.zone)
  }
  const days = pass.fields.find((one) => isDay(one, pass) && daysIn(one.value, pass.time)?.[0] === start.slice(0, 10))
  const [, last] = (days && daysIn(days.value, pass.time)) ?? []
  if (start.length === 10) set(draft, 'end.time.local', days, last)
}

/** The largest offset of a time zone from UTC, and the smallest difference of two offsets, in minutes. */
const [maxOffset, step] = [14 * 60, 15]

/**
 * The field that shows, as local time, the instant when a pass becomes relevant in UTC: `14.05.2026 10:00` next to
 * `2026-05-14T08:00:00Z`. Issuers often state instants in UTC whatever the zone of the event.
 */
function localField(pass: Pass, relevant: Moment | null | undefined): PassField | undefined {
  const instant = relevant?.local && relevant.zone === '+00:00' ? instantOf(relevant.local, relevant.zone) : null
  if (instant === null) return undefined
  return pass.fields.find((field) => {
    const { local, zone } = pass.time(field.value) ?? {}
    const shown = local !== undefined && local.length > 10 && zone === undefined ? instantOf(local, '+00:00') : null
    const minutes =
      shown === null || isEnd(field, pass) ? Number.NaN : (Date.parse(shown) - Date.parse(instant)) / 60_000
    return Math.abs(minutes) <= maxOffset && minutes % step === 0
  })
}

/** A field with an hour below a day: `Thu 14 May` above `20:40`. */
function hourBelowDay(pass: Pass, near: string | undefined): { field: PassField; local: string } | undefined {
  return pass.fields
    .filter(({ value }) => hourIn(value) !== null && !pass.time(value)?.local?.includes('T'))
    .filter((field) => !isEnd(field, pass))
    .flatMap((field) => {
      const day =
        pass.time(field.label)?.local ?? (near === undefined ? undefined : findDates(field.label, near)[0]?.value)
      const hour = hourIn(field.value)
      return day !== undefined && hour !== null ? [{ field, local: `${day.slice(0, 10)}T${hour}` }] : []
    })
    .at(0)
}

/** The only field in front of a pass that has a day with an hour, whatever its label. */
function onlyTime(pass: Pass): PassField | undefined {
  const found = pass.fields.filter(
    (field) => field.group !== 'backFields' && !isEnd(field, pass) && (pass.time(field.value)?.local?.length ?? 0) > 10,
  )
  return found.length === 1 ? found[0] : undefined
}

/** The first field with a labelled day: on an event ticket, several days as well. */
const dayField = (pass: Pass): PassField | undefined =>
  pass.fields.find((field) => isDay(field, pass) && pass.time(field.value) !== null) ??
  pass.fields.find((field) => isDay(field, pass) && daysIn(field.value, pass.time) !== null)

/** Sets the start: as shown by the pass, else when it becomes relevant, else the only day that it shows. */
export function setShownStart(draft: Draft, pass: Pass): void {
  const relevant = ['relevantDate', 'relevantDates.date', 'relevantDates.startDate'].map((path) => pass.root.at(path))
  const begins = relevant.find(({ exists }) => exists)
  const time = begins && pass.time(begins.text() ?? '')
  const below = hourBelowDay(pass, time?.local)
  if (below) set(draft, 'start.time.local', below.field, below.local)
  const labelled = dayField(pass)
  const isWhole = (labelled && pass.time(labelled.value)?.local?.includes('T')) ?? false
  const day = isWhole ? labelled : (localField(pass, time) ?? (begins || labelled ? labelled : onlyTime(pass)))
  const shown = day && (pass.time(day.value) ?? { local: daysIn(day.value, pass.time)?.[0] })
  const [hour] = [hourLabel, entryLabel].flatMap((label) =>
    pass.fields.filter(
      (field) =>
        (isLabelled(field, label) || (label === hourLabel && pass.labels.isFor(field, ['start', 'time']))) &&
        hourIn(field.value) !== null,
    ),
  )
  const hours = hour && hourIn(hour.value)
  if (shown?.local?.includes('T')) {
    set(draft, 'start.time.local', day, shown.local)
    set(draft, 'start.time.zone', day, shown.zone)
  } else if (shown && hours) set(draft, 'start.time.local', day, `${shown.local}T${hours}`)
  if (begins) draft.set('start.time.local', time?.local, begins.evidence())
  if (begins && draft.get('start.time.local') === time?.local)
    draft.set('start.time.zone', time?.zone, begins.evidence())
  set(draft, 'start.time.local', day, shown?.local)
}
