import type { Reprocess, ReprocessItem } from '@sextant/contract/emails/reprocess'
import { Badge, type Hue } from '../../ui/badge'

const hues: Record<Reprocess['status'], Hue> = {
  Previewing: 'accent',
  Ready: 'warning',
  Applying: 'accent',
  Applied: 'good',
  Cancelled: 'neutral',
  Failed: 'bad',
}
const words: Record<Reprocess['status'], string> = {
  Previewing: 'Reading',
  Ready: 'Ready to apply',
  Applying: 'Applying',
  Applied: 'Applied',
  Cancelled: 'Cancelled',
  Failed: 'Failed',
}

export const ReprocessBadge = ({ status }: Pick<Reprocess, 'status'>) => (
  <Badge hue={hues[status]}>{words[status]}</Badge>
)

const itemWords: Record<ReprocessItem['state'], readonly [Hue, string]> = {
  previewed: ['neutral', 'Not applied'],
  applied: ['good', 'Applied'],
  left_out: ['warning', 'Left out'],
  unreadable: ['bad', 'Not readable'],
}

export const ItemBadge = ({ state }: Pick<ReprocessItem, 'state'>) => (
  <Badge hue={itemWords[state][0]}>{itemWords[state][1]}</Badge>
)
