import { addDays } from '@sextant/domain/kit/local-time'
import { type Draft, startDay } from '../draft'
import { kinds } from '../kinds'
import { canFly } from './flight-time'

/** The start of a draft; null if the day is unknown. */
export function startOf(draft: Draft): string | null {
  const day = startDay(draft)
  if (day === undefined) return null
  const time = draft.anchor.mention.type === 'time' ? draft.anchor.mention.value : draft.slots.startTime?.mention.value
  return time === undefined ? day : `${day}T${time}`
}

/** Days from departure to arrival, likeliest first. Across the date line, a flight may arrive a day earlier. */
const arrivalDays = [0, 1, -1, 2]

/** The arrival of a flight without its own arrival date: on the given day, or another if only that is possible. */
function arrivalOf({ slots: { from, to } }: Draft, start: string, day: string, time: string): string {
  const end = `${day}T${time}`
  if (!from || !to || canFly(from.mention.value, to.mention.value, start, end) !== false) return end
  const others = arrivalDays.map((days) => `${addDays(start.slice(0, 10), days)}T${time}`)
  return others.find((other) => canFly(from.mention.value, to.mention.value, start, other)) ?? end
}

/** Whether a leg departs and arrives in one line, `10:30 – 11:10`, so that its arrival date would be another leg's. */
function isWithinLine({ kind, anchor: { mention }, slots: { startTime, endTime, endDate } }: Draft): boolean {
  const departs = mention.type === 'time' ? mention : startTime?.mention
  const arrives = endTime?.mention
  return (
    kinds[kind].isLeg &&
    kind !== 'car' &&
    departs !== undefined &&
    arrives?.line === departs.line &&
    arrives.value > departs.value &&
    endDate !== undefined &&
    endDate.mention.line !== departs.line
  )
}

/** The end of a draft. A time without a date is on the same day, or on the next if it is before the start. */
export function endOf(draft: Draft, start: string): string | null {
  const { endTime } = draft.slots
  const endDate = isWithinLine(draft) ? undefined : draft.slots.endDate
  const time = endTime?.mention.value
  const startsAt = start.slice(0, 10)
  if (!endDate) {
    if (time === undefined || draft.kind === 'lodging') return null
    const shift = Number(endTime?.mention.detail || 0)
    const isNext =
      shift === 0 && kinds[draft.kind].isLeg && draft.kind !== 'car' && start.length > 10 && time < start.slice(11, 16)
    const day = addDays(startsAt, isNext ? 1 : shift)
    return draft.kind === 'flight' ? arrivalOf(draft, start, day, time) : `${day}T${time}`
  }
  const day = endDate.mention.value < startsAt ? startsAt : endDate.mention.value
  if (time === undefined) return day === startsAt && draft.kind !== 'lodging' ? null : day
  const shift = day === startsAt ? Number(endTime?.mention.detail || 0) : 0
  return `${shift > 0 ? addDays(day, shift) : day}T${time}`
}
