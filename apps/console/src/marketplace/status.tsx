import type { ConnectionStatus } from '@sextant/contract/marketplace/schemas'
import { connectionLabels } from '@sextant/domain/marketplace/status'
import { Badge, type Hue } from '../ui/badge'

const hues: Readonly<Record<ConnectionStatus, Hue>> = {
  PENDING: 'warning',
  ENABLED: 'good',
  ENABLING: 'accent',
  DISABLING: 'warning',
  DISABLED: 'neutral',
}

export const ConnectionBadge = ({ status }: { status: ConnectionStatus }) => (
  <Badge hue={hues[status]}>{connectionLabels[status]}</Badge>
)
