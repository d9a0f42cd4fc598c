import type { Segment } from '@sextant/contract/segments/schemas'
import { priceText } from '@sextant/domain/kit/money-text'
import { segmentHeadline, segmentKind, segmentService } from '@sextant/domain/segments/headline'
import { sourceName } from '@sextant/domain/segments/source-name'
import { Mail } from 'lucide-react'
import { emailAddress } from '../kit/addresses'
import { useMay, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Copyable } from '../ui/copy'
import { cx } from '../ui/cx'
import { Evidence } from '../ui/evidence'
import { Facts } from '../ui/facts'
import { Link } from '../ui/link'
import { SegmentIcon } from '../ui/segment-icon'
import { SourceBadge } from '../ui/source-badge'
import { Ends } from './ends'
import { ownFacts } from './own-facts'

type SegmentCardProps = {
  segment: Segment
  anchor: string
  /** The address names this segment. */
  marked: boolean
}

/** One segment on the timeline: when and where, by whose clocks; how it is booked; where each fact came from. */
export function SegmentCard({ segment, anchor, marked }: SegmentCardProps) {
  const cancelled = segment.status === 'Cancelled'
  const kind = segmentKind(segment)
  const service = segmentService(segment)
  return (
    <article
      id={anchor}
      data-hue={kind}
      aria-label={segmentHeadline(segment)}
      aria-current={marked || undefined}
      className={cx(
        'flex scroll-mt-14 gap-3 rounded-box border bg-surface p-4',
        marked ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <SegmentIcon kind={kind} />
      <div className="flex min-w-0 grow flex-col gap-3">
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className={cx('font-semibold wrap-anywhere', cancelled && 'text-muted line-through')}>
            {segmentHeadline(segment)}
          </h3>
          <span className="text-muted">{service}</span>
          <span className="flex gap-1.5 sm:ml-auto">
            {cancelled ? <Badge hue="warning">Cancelled</Badge> : null}
            <SourceBadge source={segment.source_classification} name={sourceName(segment.source_name)} />
          </span>
        </header>
        <Ends segment={segment} />
        <Facts
          facts={[
            [
              'Confirmation',
              segment.confirmation_no && (
                <Copyable key="number" item="Confirmation number" text={segment.confirmation_no} />
              ),
            ],
            ['Provider', service?.includes(segment.provider ?? '') ? null : segment.provider],
            ['Price', segment.price && priceText(segment.price, segment.currency)],
            ...ownFacts(segment),
            ['Travelers', segment.travelers.join(', ')],
          ]}
        />
        <footer className="flex flex-wrap items-start gap-x-5 gap-y-2 empty:hidden">
          <FromMail segment={segment} />
          <Evidence evidence={segment.evidence} />
        </footer>
      </div>
    </article>
  )
}

/** The way to the mail that a segment came from. */
function FromMail({ segment: { email_id } }: { segment: Segment }) {
  const team = useTeamRef()
  const may = useMay()
  if (email_id === null || !may('read-emails')) return null
  return (
    <Link
      href={emailAddress(team, email_id)}
      className="inline-flex items-center gap-1.5 text-sm text-accent underline-offset-2 hover:underline"
    >
      <Mail aria-hidden="true" className="size-4" />
      From this mail
    </Link>
  )
}
