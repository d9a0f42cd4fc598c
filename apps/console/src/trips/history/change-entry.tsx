import type { FieldChange, SegmentChange } from '@sextant/contract/segments/history'
import type { Segment } from '@sextant/contract/segments/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { changedValueText, shownChanges, zonesOfChange } from '@sextant/domain/segments/change-text'
import { evidenceFieldLabel } from '@sextant/domain/segments/evidence-labels'
import { emailAddress } from '../../kit/addresses'
import { useCan, useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Link } from '../../ui/link'

const labels = {
  created: 'Created',
  updated: 'Changed',
  confirmed: 'Confirmed as it was',
  cancelled: 'Cancelled',
} as const

/** One change to a segment: what happened, who did it, and the old and new values. */
export function ChangeEntry({ change, segment }: { change: SegmentChange; segment: Segment }) {
  const { time_zone_id: zone, currency } = useTeam()
  return (
    <li className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{labels[change.change]}</span>
        <span className="text-muted">
          <time dateTime={change.created}>{instantText(change.created, zone)}</time> by {actorText(change)}
        </span>
        <EmailLink change={change} zone={zone} />
        {change.after_departure ? <Badge tone="warning">After departure</Badge> : null}
      </p>
      <Values changes={change.changes} segment={segment} zone={zone} reporting={currency} />
    </li>
  )
}

/** Who changed it, in words. */
function actorText({ actor, actor_name: name }: SegmentChange): string {
  const [kind] = actor.split(':')
  if (kind === 'email') return 'an email'
  if (kind === 'import') return name === null ? 'an import' : `the import ${name}`
  if (kind === 'application') return name === null ? 'an application' : `the application ${name}`
  return name ?? (kind === 'user' ? 'a person' : 'Sextant')
}

function EmailLink({ change: { email_id, created }, zone }: { change: SegmentChange; zone: string }) {
  const team = useTeamRef()
  const can = useCan()
  if (email_id === null || !can('read-emails')) return null
  return (
    <Link href={emailAddress(team, email_id)} className="text-accent underline-offset-2 hover:underline">
      Open the email<span className="sr-only"> of {instantText(created, zone)}</span>
    </Link>
  )
}

type ValuesProps = { changes: readonly FieldChange[]; segment: Segment; zone: string; reporting: string }

function Values({ changes, segment, zone, reporting }: ValuesProps) {
  const shown = shownChanges(changes)
  if (shown.length === 0) return null
  return (
    <table className="w-full max-w-xl table-fixed border-collapse text-left">
      <thead className="text-xs text-muted">
        <tr>
          {['Field', 'Before', 'After'].map((heading) => (
            <th key={heading} scope="col" className="py-0.5 pr-3 font-normal">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, old, new: now }) => {
          const zones = zonesOfChange(field, changes, segment)
          const currency = field === 'net_cents' ? reporting : null
          return (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-3 font-medium wrap-anywhere">
                {evidenceFieldLabel(field)}
              </th>
              <td className="py-1 pr-3 text-muted wrap-anywhere">
                {changedValueText(old, zone, { placeZone: zones.old, currency })}
              </td>
              <td className="py-1 wrap-anywhere">{changedValueText(now, zone, { placeZone: zones.new, currency })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
