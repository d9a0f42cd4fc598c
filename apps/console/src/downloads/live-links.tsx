import { revokeLiveLink } from '@sextant/contract/downloads/endpoints'
import type { LiveLink } from '@sextant/contract/downloads/schemas'
import { dayText, spanText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { Instant } from '../kit/instant'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { EmptyState } from '../ui/empty-state'
import { toast } from '../ui/notices'
import { type Column, Table } from '../ui/table'
import { typesText } from './choice-fields'
import { CreateLiveLink } from './create-live-link'
import { liveLinksQuery } from './queries'

function daysText({ start_date, end_date }: LiveLink): string {
  if (start_date && end_date) return spanText(start_date, end_date)
  if (end_date) return `Until ${dayText(end_date)}`
  return start_date ? `${dayText(start_date)} and later` : 'The last twelve months and later'
}

const columnsIn = (zone: string, revoke: ((link: LiveLink) => void) | null): readonly Column<LiveLink>[] => [
  {
    id: 'name',
    label: 'Name',
    cell: (link) => (
      <>
        <span className="font-medium wrap-anywhere">{link.name}</span>
        <span className="block text-sm text-muted">
          {daysText(link)} · {typesText(link.types)}
        </span>
      </>
    ),
  },
  { id: 'by', label: 'Created by', from: 'lg', cell: ({ created_by }) => created_by ?? '—' },
  {
    id: 'used',
    label: 'Last read',
    from: 'sm',
    cell: ({ last_used_at }) => (last_used_at ? <Instant at={last_used_at} zone={zone} /> : 'Not yet'),
  },
  ...(revoke
    ? [
        {
          id: 'revoke',
          label: 'Revoke',
          align: 'end' as const,
          cell: (link: LiveLink) => (
            <Button aria-label={`Revoke ${link.name}`} onClick={() => revoke(link)}>
              Revoke
            </Button>
          ),
        },
      ]
    : []),
]

/** Live links from which spreadsheets read the team's travel. */
export function LiveLinks() {
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const refresh = useRefresh('downloads')
  const [creating, setCreating] = useState(false)
  const { data } = useQuery(liveLinksQuery(team))
  const revoke = useAction(
    (link: LiveLink) => api.call(revokeLiveLink, { team, id: link.id }),
    async (_, link) => {
      toast(`The link ${link.name} was revoked.`)
      await refresh()
    },
  )
  const confirmAndSend = async (link: LiveLink) => {
    if (await confirm(`The link ${link.name} will be revoked. Spreadsheets that use it no longer receive data.`))
      revoke.send(link)
  }
  return (
    <section aria-label="Live links">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="mb-1 font-semibold">Live links</h2>
          <p className="text-sm text-muted">
            Spreadsheets always read current travel data. Anyone who has the link can read it without signing in.
          </p>
        </div>
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden="true" />
          New live link
        </Button>
      </header>
      {data?.data.length === 0 ? (
        <EmptyState title="There are no live links.">
          Use them with =IMPORTDATA in Google Sheets or with data from the web in Excel.
        </EmptyState>
      ) : (
        <Table
          label="Live links"
          columns={columnsIn(zone, can('edit-downloads') ? (link) => void confirmAndSend(link) : null)}
          rows={data?.data}
          rowKey={({ id }) => id}
        />
      )}
      {creating ? <CreateLiveLink onClose={() => setCreating(false)} /> : null}
    </section>
  )
}
