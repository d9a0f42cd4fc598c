import type { QualityCode, QualityIssue } from '@sextant/contract/trips/quality'

/** Labels of the issue types. */
export const kindLabels: Record<QualityCode, string> = {
  missing_hotel: 'Missing hotel',
  stay_without_way: 'No transport there',
  overlap_in_two_cities: 'Overlapping stays',
  missing_return: 'Missing return',
  cancelled_flight_live_hotel: 'Flight cancelled, hotel kept',
  unknown_traveler: 'Unknown traveler',
  missing_price: 'Missing price',
}

export const statusTones: Record<QualityIssue['status'], 'warning' | 'neutral' | 'good'> = {
  Open: 'warning',
  Dismissed: 'neutral',
  Fixed: 'good',
}

/** An issue's message without the final period, for use in a sentence. */
export const shortMessage = ({ message }: QualityIssue): string => message.replace(/\.$/, '')
