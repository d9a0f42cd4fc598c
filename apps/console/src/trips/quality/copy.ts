import type { QualityCode, QualityIssue } from '@sextant/contract/trips/quality'

/** What kinds of issues are called. */
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

/** An issue as dialogs speak of it: its message without the full stop. */
export const shortMessage = ({ message }: QualityIssue): string => message.replace(/\.$/, '')
