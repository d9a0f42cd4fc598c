import type { EmailStatus } from '@sextant/contract/emails/schemas'
import { Badge, type Tone } from '../ui/badge'

const tones: Record<EmailStatus, Tone> = {
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

export const StatusBadge = ({ status }: { status: EmailStatus }) => <Badge tone={tones[status]}>{status}</Badge>
