import type { Segment } from '@sextant/contract/segments/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { minutesText } from '@sextant/domain/kit/time-text'
import { carbonMethodLabels } from '@sextant/domain/segments/carbon-methods'
import type { DescriptionItem } from '../ui/description-list'
import { PhoneLink } from '../ui/phone-link'

const count = (value: number | null) => value !== null && numberText(value)
const list = (values: readonly string[]) => values.join(', ')

/** The estimated emissions, with the method's version. */
export const carbonFact = ({ co2_kg, co2_method }: Segment): DescriptionItem => [
  'CO2e estimate',
  co2_kg !== null && co2_method !== null && `${numberText(Math.round(co2_kg))} kg (${carbonMethodLabels[co2_method]})`,
]

/** The facts specific to a segment's type, in addition to the common ones. */
export function segmentFacts(segment: Segment): readonly DescriptionItem[] {
  switch (segment.type) {
    case 'air':
      return [
        ['Operated by', segment.operating_airline],
        ['Cabin', segment.cabin ?? segment.class_of_service],
        ['Seats', list(segment.seats)],
        ['Tickets', list(segment.tickets)],
        ['Duration', segment.duration_min !== null && minutesText(segment.duration_min)],
        ['Distance', segment.distance_km !== null && `${numberText(Math.round(segment.distance_km))} km`],
        ['Stops', segment.stops ? numberText(segment.stops) : null],
        ['Equipment', segment.equipment],
      ]
    case 'hotel':
      return [
        ['Nights', count(segment.numberOfNights)],
        ['Room', segment.room_type],
        ['Rooms', count(segment.number_of_rooms)],
        ['Guests', count(segment.number_of_guests)],
        ['Rate', segment.rate_description ?? segment.daily_rate],
        ['Phone', segment.phone && <PhoneLink key="phone" phone={segment.phone} />],
        ['Cancellation', segment.cancellation_policy],
      ]
    case 'car':
      return [
        ['Days', count(segment.numberOfDays)],
        ['Car', segment.car_type],
        ['Driver', segment.driver],
        ['Daily rate', segment.daily_rate],
        ['Phone', segment.phone && <PhoneLink key="phone" phone={segment.phone} />],
      ]
    case 'rail':
      return [
        ['Train', [segment.train_type, segment.train_number].filter(Boolean).join(' ')],
        ['Platform', segment.platform],
        ['Coach', segment.coach],
        ['Seats', list(segment.seats)],
        ['Class', segment.class_of_service],
        ['Tickets', list(segment.tickets)],
      ]
    case 'activity':
      return [
        ['People', count(segment.number_of_people)],
        ['Vehicle', segment.vehicle_type],
        ['Notes', segment.notes],
      ]
    default:
      return segment satisfies never
  }
}
