import type { WhereaboutKind } from '@sextant/contract/trips/where'
import type { Tone } from '../../ui/badge'

/** Labels and tones of the whereabouts kinds. */
export const kindBadges: Record<WhereaboutKind, { readonly label: string; readonly tone: Tone }> = {
  in_transit: { label: 'In transit', tone: 'air' },
  staying: { label: 'At hotel', tone: 'hotel' },
  at_place: { label: 'On site', tone: 'activity' },
  home: { label: 'Home', tone: 'good' },
  unknown: { label: 'Unknown', tone: 'neutral' },
}
