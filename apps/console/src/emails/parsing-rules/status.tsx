import type { ParsingRuleSummary } from '@sextant/contract/emails/parsing-rules'
import { Badge } from '../../ui/badge'

const badges = { draft: ['neutral', 'Draft'], live: ['good', 'Live'], off: ['warning', 'Off'] } as const

export const RuleBadge = ({ status }: Pick<ParsingRuleSummary, 'status'>) => (
  <Badge tone={badges[status][0]}>{badges[status][1]}</Badge>
)
