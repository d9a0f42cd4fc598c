import type { Trip } from '@sextant/contract/trips/schemas'
import { Badge } from '../ui/badge'

const badges = {
  upcoming: { tone: 'neutral', label: 'Upcoming' },
  in_progress: { tone: 'good', label: 'In progress' },
  past: { tone: 'neutral', label: 'Past' },
  cancelled: { tone: 'warning', label: 'Cancelled' },
} as const

/** A trip's lifecycle status. */
export const LifecycleBadge = ({ lifecycle }: { lifecycle: Trip['lifecycle'] }) => (
  <Badge tone={badges[lifecycle].tone}>{badges[lifecycle].label}</Badge>
)
