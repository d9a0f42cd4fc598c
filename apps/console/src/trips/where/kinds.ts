import type { WhereaboutKind } from '@sextant/contract/trips/where'
import type { Hue } from '../../ui/badge'

/** The kinds of whereabouts in words, each with its hue. */
export const kindLooks: Record<WhereaboutKind, { readonly label: string; readonly hue: Hue }> = {
  in_transit: { label: 'In transit', hue: 'air' },
  staying: { label: 'Staying', hue: 'hotel' },
  at_place: { label: 'At place', hue: 'activity' },
  home: { label: 'Home', hue: 'good' },
  unknown: { label: 'Unknown', hue: 'neutral' },
}
