import type { Ruleset, RulesetDomain } from '@sextant/contract/downloads/rulesets'
import { isOutdated } from '@sextant/domain/downloads/outdated'
import { shortDayText } from '@sextant/domain/kit/time-text'
import { X } from 'lucide-react'
import { Badge } from '../ui/badge'
import { IconButton } from '../ui/button'
import { Skeleton } from '../ui/skeleton'

type GridProps = {
  /** Undefined while loading. */
  ruleset: Ruleset | undefined
  domains: readonly RulesetDomain[] | undefined
  /** Removes one of the team's own domains; null if the user may not. */
  onRemove: ((name: string) => void) | null
}

const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] overflow-hidden rounded-box border border-line bg-surface'

/** Borders on the right and bottom; those at the edges are hidden under the frame. */
const cellClass = '-mr-px -mb-px border-r border-b border-line px-3 py-1'

/** Domains in a grid with as many columns as fit. */
export function DomainGrid({ ruleset, domains, onRemove }: GridProps) {
  if (!ruleset || !domains) return <GridSkeleton />
  return (
    <ul aria-label={`Domains of ${ruleset.label}`} className={gridClass}>
      {domains.map((domain) => (
        <li key={domain.name} className={`flex min-h-9 flex-wrap items-center gap-x-2 ${cellClass}`}>
          <span className="max-w-full font-mono text-[0.8125rem] wrap-anywhere">{domain.name}</span>
          {domain.own ? <Badge tone="accent">Own</Badge> : null}
          {isOutdated(domain, ruleset) ? <Badge tone="warning">Outdated</Badge> : null}
          <span className="ml-auto flex items-center gap-1 text-xs whitespace-nowrap text-muted">
            <span className="sr-only">Added on </span>
            {shortDayText(domain.created.slice(0, 10))}
            {domain.own && onRemove ? (
              <IconButton label={`Remove ${domain.name}`} onClick={() => onRemove(domain.name)}>
                <X aria-hidden="true" />
              </IconButton>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

const GridSkeleton = () => (
  <div role="status" className={gridClass}>
    <span className="sr-only">Loading</span>
    {Array.from({ length: 24 }, (_, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
      <div key={at} className={`flex h-9 items-center ${cellClass}`}>
        <Skeleton className="w-2/3" />
      </div>
    ))}
  </div>
)
