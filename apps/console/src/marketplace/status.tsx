import type { ConnectionStatus } from '@sextant/contract/marketplace/schemas'
import { connectionLabels } from '@sextant/domain/marketplace/status'
import { Badge, type Tone } from '../ui/badge'

const tones: Readonly<Record<ConnectionStatus, Tone>> = {
  PENDING: 'warning',
  ENABLED: 'good',
  ENABLING: 'accent',
  DISABLING: 'warning',
  DISABLED: 'neutral',
}

export const ConnectionBadge = ({ status }: { status: ConnectionStatus }) => (
  <Badge tone={tones[status]}>{connectionLabels[status]}</Badge>
)
