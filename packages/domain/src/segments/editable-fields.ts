import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentType } from '@sextant/contract/segments/schemas'

/** The fields of a segment that people can edit. Its owner is changed separately. */
export type EditableField = Exclude<keyof SegmentEdit, 'member_id'>

const times = ['start_datetime', 'start_time_zone_id', 'end_datetime', 'end_time_zone_id'] as const
const booking = ['status', 'confirmation_no', 'price', 'currency'] as const
const startPlace = ['start_name', 'start_address', 'start_locality', 'start_country_code'] as const
const endPlace = ['end_name', 'end_address', 'end_locality', 'end_country_code'] as const

/** The fields of each type that usually describe a booking sufficiently. People enter the others if they know them. */
export const mainFields: Readonly<Record<SegmentType, readonly EditableField[]>> = {
  air: ['flight_number', 'start_datetime', 'origin', 'destination', 'end_datetime', 'confirmation_no'],
  hotel: [
    ...(['hotel_name', 'start_address', 'start_locality', 'start_country_code'] as const),
    ...(['start_datetime', 'end_datetime', 'confirmation_no'] as const),
  ],
  car: ['car_company', 'start_locality', 'start_datetime', 'end_datetime', 'confirmation_no'],
  rail: [
    ...(['train_number', 'rail_line', 'start_name', 'end_name'] as const),
    ...(['start_datetime', 'end_datetime', 'confirmation_no'] as const),
  ],
  activity: ['activity_name', 'start_locality', 'start_datetime', 'end_datetime', 'confirmation_no'],
}

/**
 * The editable fields of each type. Airports determine where a flight begins and ends, and a stay ends where it began.
 */
export const editableFields: Readonly<Record<SegmentType, readonly EditableField[]>> = {
  air: [
    ...(['airline', 'flight_number', 'origin', 'destination'] as const),
    ...times,
    ...(['origin_terminal', 'gate', 'destination_terminal', 'cabin'] as const),
    'provider',
    ...booking,
  ],
  hotel: [
    'hotel_name',
    ...(['start_address', 'start_locality', 'start_country_code'] as const),
    ...times,
    ...(['room_type', 'phone'] as const),
    'provider',
    ...booking,
  ],
  car: [
    ...(['car_company', 'car_type'] as const),
    ...startPlace,
    ...endPlace,
    ...times,
    ...(['phone', 'provider'] as const),
    ...booking,
  ],
  rail: [
    ...(['rail_line', 'train_number'] as const),
    ...startPlace,
    ...endPlace,
    ...times,
    ...(['platform', 'coach', 'provider'] as const),
    ...booking,
  ],
  activity: ['activity_name', ...startPlace, ...endPlace, ...times, ...(['notes', 'provider'] as const), ...booking],
}
