import type { ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import type { ParsingRuleTrial } from '@sextant/contract/emails/parsing-rules'
import { evidenceFieldLabel } from '@sextant/domain/segments/evidence-labels'
import { emailAddress } from '../../kit/addresses'
import { useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { type Column, Table } from '../../ui/table'
import { titleOf } from '../reservations'
import { fieldLabel } from './labels'

const columnsOf = (kind: ParsingRuleKind): readonly Column<ParsingRuleTrial>[] => [
  { id: 'subject', label: 'Email', cell: ({ subject }) => subject || 'No subject' },
  {
    id: 'reads',
    label: 'Would read',
    cell: ({ reading: { reservation, fault } }) =>
      reservation ? (
        <span className="wrap-anywhere">{titleOf(reservation)}</span>
      ) : (
        <span className="text-muted">{fault}</span>
      ),
  },
  {
    id: 'found',
    label: 'Found',
    from: 'sm',
    cell: ({ reading: { values } }) => {
      const missing = values.filter(({ text }) => text === null).map(({ field }) => fieldLabel(kind, field))
      return (
        <span className="wrap-anywhere">
          {values.length - missing.length} of {values.length}
          {missing.length > 0 ? <span className="text-muted"> · without {missing.join(', ')}</span> : null}
        </span>
      )
    },
  },
  {
    id: 'changes',
    label: 'Would change',
    from: 'md',
    cell: ({ reading, clash, differences }) =>
      differences.length > 0 ? (
        <ul className="text-sm wrap-anywhere">
          {differences.map(({ field, before, after }) => (
            <li key={field}>
              {evidenceFieldLabel(field)}: {before === null ? null : <del className="text-muted">{before}</del>}{' '}
              {after ?? '—'}
            </li>
          ))}
        </ul>
      ) : reading.reservation && !clash ? (
        <span className="text-muted">Nothing</span>
      ) : null,
  },
  {
    id: 'clash',
    label: 'Message',
    from: 'md',
    cell: ({ clash }) => (clash ? <Badge tone="warning">{clash}</Badge> : null),
  },
]

/** The results of a version on the sender's latest emails. */
export function Trials({ kind, trials }: { kind: ParsingRuleKind; trials: readonly ParsingRuleTrial[] }) {
  const team = useTeamRef()
  const read = trials.filter(({ reading }) => reading.reservation !== null).length
  return (
    <section className="mt-4">
      <div role="status">
        <h3 className="mb-2 font-medium">
          {trials.length === 0
            ? 'There are no past emails from this sender with this subject.'
            : `Reads ${read} of ${trials.length} past ${trials.length === 1 ? 'email' : 'emails'}`}
        </h3>
      </div>
      {trials.length > 0 ? (
        <Table
          label="Past emails"
          columns={columnsOf(kind)}
          rows={trials}
          rowKey={({ email_id }) => email_id}
          rowHref={({ email_id }) => emailAddress(team, email_id)}
        />
      ) : null}
    </section>
  )
}
