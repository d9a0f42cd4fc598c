import type { SegmentEdit } from '@sextant/contract/segments/edit'
import { addDays, dayOf, daysBetween } from '../kit/local-time'
import { assumedOf, type SegmentDraft } from './draft'
import { type EditableField, editableFields } from './editable-fields'

const startPlace: readonly EditableField[] = ['start_name', 'start_address', 'start_locality', 'start_country_code']
const endPlace: readonly EditableField[] = ['end_name', 'end_address', 'end_locality', 'end_country_code']

/** The fields that are usually the same for each booking of one flight, train, hotel, rental company or activity. */
const lasting: Readonly<Record<SegmentDraft['type'], readonly EditableField[]>> = {
  air: ['airline', 'origin', 'destination', 'origin_terminal', 'destination_terminal'],
  hotel: ['hotel_name', 'start_address', 'start_locality', 'start_country_code', 'phone'],
  car: ['car_company', 'phone', ...startPlace],
  rail: ['rail_line', ...startPlace, ...endPlace],
  activity: ['activity_name', ...startPlace],
}

/**
 * Suggestions for a new booking from an earlier one of the same flight, train, hotel, rental company or activity. A
 * flight or train keeps its times on the new day.
 * @param day the day on which the new one begins; without it no times are suggested
 */
export function suggestedBy(earlier: SegmentDraft, day: string | undefined): SegmentEdit {
  const stored = new Map<string, unknown>(Object.entries(earlier))
  const fields = lasting[earlier.type].filter((field) => editableFields[earlier.type].includes(field))
  const values = fields.flatMap((field) => {
    const value = stored.get(field)
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : []
  })
  return { ...Object.fromEntries(values), ...timesOn(day, earlier) }
}

function timesOn(day: string | undefined, earlier: SegmentDraft): SegmentEdit {
  const { type, start_datetime: start, end_datetime: end } = earlier
  const isScheduled = (type === 'air' || type === 'rail') && !assumedOf(earlier).some((field) => field !== 'booked_at')
  if (day === undefined || !isScheduled || start === null) return {}
  const shifted = (local: string): string => addDays(day, daysBetween(dayOf(start), dayOf(local))) + local.slice(10)
  return { start_datetime: shifted(start), ...(end !== null && { end_datetime: shifted(end) }) }
}
