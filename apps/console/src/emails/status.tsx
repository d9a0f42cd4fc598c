import type { EmailStatus } from '@sextant/contract/emails/schemas'
import { Badge, type Hue } from '../ui/badge'

const hues: Record<EmailStatus, Hue> = {
  Pending: 'neutral',
  Processing: 'accent',
  Processed: 'good',
  Partial: 'warning',
  Unrecognized: 'warning',
  'No Travel Data': 'neutral',
  Duplicate: 'neutral',
  Held: 'warning',
  Rejected: 'bad',
  Failed: 'bad',
}

export const StatusBadge = ({ status }: { status: EmailStatus }) => <Badge hue={hues[status]}>{status}</Badge>
