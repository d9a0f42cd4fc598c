import type { Reprocess, ReprocessItem } from '@sextant/contract/emails/reprocess'
import { Badge, type Tone } from '../../ui/badge'

const tones: Record<Reprocess['status'], Tone> = {
  Previewing: 'accent',
  Ready: 'warning',
  Applying: 'accent',
  Applied: 'good',
  Cancelled: 'neutral',
  Failed: 'bad',
}
const labels: Record<Reprocess['status'], string> = {
  Previewing: 'Reading',
  Ready: 'Ready to apply',
  Applying: 'Applying',
  Applied: 'Applied',
  Cancelled: 'Cancelled',
  Failed: 'Failed',
}

export const ReprocessBadge = ({ status }: Pick<Reprocess, 'status'>) => (
  <Badge tone={tones[status]}>{labels[status]}</Badge>
)

const itemLabels: Record<ReprocessItem['state'], readonly [Tone, string]> = {
  previewed: ['neutral', 'Not applied'],
  applied: ['good', 'Applied'],
  left_out: ['warning', 'Left out'],
  unreadable: ['bad', 'Unreadable'],
}

export const ItemBadge = ({ state }: Pick<ReprocessItem, 'state'>) => (
  <Badge tone={itemLabels[state][0]}>{itemLabels[state][1]}</Badge>
)
