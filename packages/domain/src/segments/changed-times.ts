import { type ChangedTime, ChangedTimes, type TimeName } from '@sextant/contract/emails/changed-times'
import { addDays, dayOf, daysBetween } from '../kit/local-time'
import { assumedOf, type SegmentDraft } from './draft'
import { isOver } from './is-over'

type End = 'start' | 'end'

const starts: ReadonlySet<TimeName> = new Set(['check_in', 'pick_up', 'start'])

/** Which end of a segment a time is, by what it is called; null if it is none of its. */
function endOf({ names }: ChangedTime, one: SegmentDraft): End | null {
  const isJourney = isRide(one)
  const own = names.find((name) => namesOf(one, isJourney).includes(name))
  if (own === undefined) return null
  if (own === 'departure') return isJourney ? 'start' : 'end'
  if (own === 'arrival') return isJourney ? 'end' : 'start'
  return starts.has(own) ? 'start' : 'end'
}

function namesOf({ type }: SegmentDraft, isJourney: boolean): readonly TimeName[] {
  if (type === 'hotel') return ['check_in', 'check_out', 'arrival', 'departure', 'end']
  if (type === 'car') return ['pick_up', 'drop_off', 'end']
  if (type === 'activity') return isJourney ? ['pick_up', 'departure', 'arrival', 'start'] : ['start', 'end']
  return ['departure', 'arrival', 'start']
}

const isRide = (one: SegmentDraft): boolean =>
  one.type === 'air' || one.type === 'rail' || (one.type === 'activity' && one.activity_type === 'transportation')

const localOf = (one: SegmentDraft, end: End): string | null => one[`${end}_datetime`]

/** Whether a segment has what a change replaces. */
function hasFormer(one: SegmentDraft, end: End, { former_day, former_time }: ChangedTime): boolean {
  const local = localOf(one, end)
  return (
    local !== null &&
    (former_day === undefined || dayOf(local) === former_day) &&
    (former_time === undefined || local.slice(11, 16) === former_time)
  )
}

/** A segment that a change may be of, with its earlier states. */
export type Changeable = { readonly segment: SegmentDraft; readonly states: readonly SegmentDraft[] }

/**
 * The segments that an email changes, which states a new day or hour for one of its references: those which have such a
 * time, and the former one if it says that. Several travelers on one journey, or in one house, are all meant. Empty if
 * the email does not say which of several journeys or stays it means.
 * @param observedAt when the email was written
 */
export function changedBy<S extends Changeable>(change: ChangedTime, all: readonly S[], observedAt: string): S[] {
  const open = all.filter(({ segment }) => !isOver(segment, observedAt))
  const isMeant = (state: SegmentDraft): boolean => isOf(change, state) && isPlausible(change, state, observedAt)
  const meant = open.filter((one) => [one.segment, ...one.states].some(isMeant))
  const ofNumber = meant.filter((one) => [one.segment, ...one.states].some((state) => hasNumber(change, state)))
  const some = ofNumber.length > 0 ? ofNumber : meant
  const ofDay = some.filter(({ segment }) => isOnDay(change, segment))
  const named = areOne(some) || ofDay.length === 0 ? some : ofDay
  const active = areOne(named) ? named : named.filter(({ segment }) => segment.status === 'Active')
  return areOne(active) ? active : []
}

/** The most days by which a time is moved. */
const maxDays = 180

/** Whether a new day is one to which a segment can be moved, not the day of a birth or of a document's expiry. */
function isPlausible(change: ChangedTime, one: SegmentDraft, observedAt: string): boolean {
  const { day } = change
  const local = one.start_datetime ?? one.end_datetime
  if (day === undefined || local === null) return true
  const isPast = endOf(change, one) === 'start' && day < addDays(dayOf(observedAt), -1)
  return !isPast && Math.abs(daysBetween(dayOf(local), day)) <= maxDays
}

function isOf(change: ChangedTime, one: SegmentDraft): boolean {
  const { names, former_day, former_time } = change
  const isFormerKnown = former_day !== undefined || former_time !== undefined
  if (names.length === 0) return isFormerKnown && endWith(change, one) !== null
  const end = endOf(change, one)
  return end !== null && (!isFormerKnown || hasFormer(one, end, change))
}

/** The end of a segment that has the former value of a change. */
const endWith = (change: ChangedTime, one: SegmentDraft): End | null =>
  (['start', 'end'] as const).find((end) => hasFormer(one, end, change)) ?? null

function hasNumber({ numbers = [] }: ChangedTime, one: SegmentDraft): boolean {
  const number = one.type === 'air' ? one.flight_number : one.type === 'rail' ? one.train_number : null
  return numbers.includes(number?.replace(/\D+|^0+/gu, '') ?? '')
}

function isOnDay({ day, ...change }: ChangedTime, one: SegmentDraft): boolean {
  const end = endOf(change, one)
  const local = end && localOf(one, end)
  return day !== undefined && local !== null && dayOf(local) === day
}

/** Whether segments are one journey, stay or rental, of one traveler or of several. */
const areOne = (some: readonly Changeable[]): boolean =>
  some.every(
    ({ segment }) =>
      segment.type === some[0]?.segment.type &&
      segment.start_datetime?.slice(0, 16) === some[0].segment.start_datetime?.slice(0, 16),
  )

/** What an email states that only changes times of a segment: it keeps everything else, and its status. */
export const withChanges = (stated: SegmentDraft, changes: readonly ChangedTime[]): SegmentDraft => ({
  ...stated,
  metadata: { ...stated.metadata, changed_times: changes },
})

/**
 * A statement in which changed times have become those of the segment that they change: a new day keeps its hour, and a
 * new hour its day. A journey that would end before it begins arrives later as well; a stay that would stays as it is.
 */
export function withChangedTimes(older: SegmentDraft, stated: SegmentDraft): SegmentDraft {
  const { changed_times, ...metadata } = stated.metadata
  const changes = ChangedTimes.safeParse(changed_times).data
  if (!changes) return stated
  const times: Partial<Record<End, NewTime>> = {}
  for (const change of changes) {
    const end = change.names.length === 0 ? endWith(change, older) : endOf(change, older)
    const time = end && timeOf(change, older, end)
    if (end && time) times[end] = time
  }
  const delayed = isRide(older) && times.start && !times.end ? delayedEnd(older, times.start.local) : null
  const ends = { ...times, ...(delayed && { end: delayed }) }
  const [from, to] = (['start', 'end'] as const).map((end) => ends[end]?.local ?? localOf(older, end))
  const draft = { ...stated, metadata }
  if (from && to && from >= to && !isRide(older)) return draft
  return Object.entries(ends).reduce(
    (one, [end, time]) => withTime(one, end === 'start' ? 'start' : 'end', time),
    draft,
  )
}

/** A new local time, and whether its hour is only assumed. */
type NewTime = { readonly local: string; readonly isHourKnown: boolean; readonly isAssumed: boolean }

/** The new time of an end; null if a new hour has no day. */
function timeOf({ day, time }: ChangedTime, older: SegmentDraft, end: End): NewTime | null {
  const local = localOf(older, end)
  const newDay = day ?? (local && dayOf(local))
  if (newDay === null || newDay === undefined) return null
  const hour = time ?? local?.slice(11, 16) ?? (end === 'start' ? '00:00' : '23:59')
  const isAssumed = time === undefined && (local === null || assumedOf(older).includes(`${end}_datetime`))
  return { local: `${newDay}T${hour}:00`, isHourKnown: time !== undefined, isAssumed }
}

/** The end of a journey that departs after its arrival, moved as much as its departure; null if it can remain. */
function delayedEnd({ start_datetime: was, end_datetime: end }: SegmentDraft, start: string): NewTime | null {
  if (was === null || end === null || was >= end || start < end) return null
  const [from, to, last] = [was, start, end].map((local) => Date.parse(`${local}Z`))
  const moved = new Date((last ?? 0) + (to ?? 0) - (from ?? 0)).toISOString().slice(0, 19)
  return { local: moved, isHourKnown: true, isAssumed: true }
}

function withTime(draft: SegmentDraft, end: End, { local, isHourKnown, isAssumed }: NewTime): SegmentDraft {
  if (draft.type === 'hotel') {
    const [day, hour] = [dayOf(local), isHourKnown ? local.slice(11, 16) : null]
    return end === 'start'
      ? { ...draft, checkin_date: day, checkin_time: hour }
      : { ...draft, checkout_date: day, checkout_time: hour }
  }
  const field = `${end}_datetime` as const
  const assumed = isAssumed ? { assumed: [...assumedOf(draft), field] } : {}
  return { ...draft, [field]: local, metadata: { ...draft.metadata, ...assumed } }
}
