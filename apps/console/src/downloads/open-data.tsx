import { retainedNights, updateOpenData } from '@sextant/contract/downloads/open-data'
import { useQuery } from '@tanstack/react-query'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { EmptyState } from '../ui/empty-state'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import { Nights } from './nights'
import { openDataQuery } from './queries'
import { SqlAccess } from './sql-access'

/** The team's data for its own tools: nightly files, and a database role for SQL access. */
export function OpenDataPart() {
  const { data } = useQuery(openDataQuery(useTeamRef()))
  if (!data) return <PartSkeleton />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-label="Nightly files" className="min-w-0">
        <Switch enabled={data.data.enabled} />
        {data.data.enabled ? <Nights nights={data.data.nights} /> : <SwitchedOff />}
      </section>
      <SqlAccess openData={data.data} />
    </div>
  )
}

const SwitchedOff = () => (
  <EmptyState title="Nightly files are off.">
    When turned on, segments, trips, people and emails are exported every night as Parquet and CSV.
  </EmptyState>
)

const PartSkeleton = () => (
  <div role="status" className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-72 w-full" />
    <Panel>
      <Skeleton className="h-32 w-full" />
    </Panel>
  </div>
)

function Switch({ enabled }: { enabled: boolean }) {
  const team = useTeamRef()
  const canEdit = useCan()('edit-organizations')
  const refresh = useRefresh('downloads')
  const change = useAction(
    (next: boolean) => api.call(updateOpenData, { team, body: { enabled: next } }),
    async (_, next) => {
      toast(next ? 'Nightly files are on. The first ones are being written.' : 'Nightly files are off.')
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const text = enabled
      ? 'Nightly files will be turned off, and all stored files will be deleted.'
      : 'A copy of the team’s personal data will be stored every night until this is turned off.'
    if (await confirm(text)) change.send(!enabled)
  }
  return (
    <header className="mb-3 flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 className="mb-1 flex items-center gap-2 font-semibold">
          Nightly files
          <Badge tone={enabled ? 'good' : 'neutral'}>{enabled ? 'On' : 'Off'}</Badge>
        </h2>
        <p className="text-sm text-muted">
          Written after 02:00 in the team’s time zone; the last {retainedNights} nights are kept.
        </p>
      </div>
      {canEdit ? (
        <Button busy={change.busy} onClick={() => void confirmAndSend()}>
          {enabled ? 'Turn off' : 'Turn on'}
        </Button>
      ) : null}
    </header>
  )
}
