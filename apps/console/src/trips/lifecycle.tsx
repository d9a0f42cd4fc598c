import type { Trip } from '@sextant/contract/trips/schemas'
import { Badge } from '../ui/badge'

const looks = {
  upcoming: { hue: 'neutral', label: 'Upcoming' },
  in_progress: { hue: 'good', label: 'Under way' },
  past: { hue: 'neutral', label: 'Past' },
  cancelled: { hue: 'warning', label: 'Cancelled' },
} as const

/** Where a trip stands in time. */
export const LifecycleBadge = ({ lifecycle }: { lifecycle: Trip['lifecycle'] }) => (
  <Badge hue={looks[lifecycle].hue}>{looks[lifecycle].label}</Badge>
)
