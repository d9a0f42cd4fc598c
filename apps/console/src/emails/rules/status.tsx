import type { RuleSummary } from '@sextant/contract/emails/rules'
import { Badge } from '../../ui/badge'

const looks = { draft: ['neutral', 'Draft'], live: ['good', 'Live'], off: ['warning', 'Off'] } as const

export const RuleBadge = ({ status }: Pick<RuleSummary, 'status'>) => (
  <Badge hue={looks[status][0]}>{looks[status][1]}</Badge>
)
