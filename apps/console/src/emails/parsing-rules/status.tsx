import type { RuleSummary } from '@sextant/contract/emails/rules'
import { Badge } from '../../ui/badge'

const badges = { draft: ['neutral', 'Draft'], live: ['good', 'Live'], off: ['warning', 'Off'] } as const

export const RuleBadge = ({ status }: Pick<RuleSummary, 'status'>) => (
  <Badge tone={badges[status][0]}>{badges[status][1]}</Badge>
)
