import type { Email } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { useQuery } from '@tanstack/react-query'
import { emailAddress, searchText } from '../kit/addresses'
import { Instant } from '../kit/instant'
import { teamRoute } from '../kit/route-names'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { type Column, Table } from '../ui/table'
import { HeldActions } from './held-actions'
import { heldEmailsQuery } from './queries'

const columnsIn = (zone: string): readonly Column<Email>[] => [
  { id: 'subject', label: 'Subject', cell: ({ subject }) => subject || 'No subject' },
  { id: 'from', label: 'From', from: 'md', cell: ({ from_address }) => from_address ?? '—' },
  { id: 'why', label: 'Reason', from: 'lg', cell: ({ status_reason }) => status_reason },
  { id: 'at', label: 'Received', from: 'sm', cell: ({ created }) => <Instant at={created} zone={zone} /> },
]

const actions: Column<Email> = {
  id: 'actions',
  label: 'Actions',
  align: 'end',
  cell: (email) => <HeldActions email={email} />,
}

/** The oldest held emails; renders nothing if there are none. */
export function HeldEmails() {
  const team = useTeamRef()
  const { time_zone_id } = useTeam()
  const can = useCan()
  const { data } = useQuery({ ...heldEmailsQuery(team), throwOnError: false })
  if (!data || data.data.length === 0) return null
  const columns = columnsIn(time_zone_id)
  return (
    <section className="mb-8">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="font-semibold">
          {data.meta.total === null ? 'Held emails' : `Held emails: ${numberText(data.meta.total)}`}
        </h2>
        <ButtonLink
          variant="quiet"
          href={teamRoute(`${team.type}.emails.index`, team.id) + searchText({ status: 'Held' })}
        >
          All held emails
        </ButtonLink>
      </div>
      <Table
        label="Held emails"
        columns={can('edit-emails') ? [...columns, actions] : columns}
        rows={data.data}
        rowKey={({ id }) => id}
        rowHref={({ id }) => emailAddress(team, id)}
      />
    </section>
  )
}
