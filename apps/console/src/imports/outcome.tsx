import type { Import } from '@sextant/contract/imports/schemas'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { importsAddress } from '../kit/addresses'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button, ButtonLink } from '../ui/button'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { Progress } from '../ui/progress'
import { FailedRows } from './failed-rows'
import { isInProgress } from './in-progress'
import { useNewImport } from './new-import'
import { Problems } from './problems'
import { importQuery, typeNames } from './queries'
import { Results } from './results'
import { RunImport } from './run-import'
import { countOf, StatusBadge } from './status'
import { Steps } from './steps'
import { usePolling } from './use-polling'
import { useRefreshAfterImport } from './use-refresh-after-import'

/** The progress of an import, then its results and problems. */
export function Outcome({ imported, steps = false }: { imported: Import; steps?: boolean }) {
  const { filename, type, created, created_by, size_bytes, options, status } = imported
  const isNew = useNewImport() === imported.id
  const { time_zone_id: zone } = useTeam()
  useRefreshAfterImport(imported)
  return (
    <Page
      title={filename}
      name="Import"
      context={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status={status} />
          {isNew ? <Badge tone="accent">New</Badge> : null}
          {options.dry_run ? <Badge>Dry run</Badge> : null}
          <span>
            {[typeNames[type], byteSize(size_bytes), created_by, instantText(created, zone)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      }
      actions={<Actions imported={imported} />}
    >
      {steps ? <Steps at="Done" /> : null}
      <div className="flex flex-col gap-6">
        <OutcomeState imported={imported} />
        <Results imported={imported} />
        {status === 'Processed' || status === 'Failed' ? <Problems imported={imported} /> : null}
      </div>
    </Page>
  )
}

function Actions({ imported }: { imported: Import }) {
  const team = useTeamRef()
  const can = useCan()
  if (!can('add-imports') || isInProgress(imported.status)) return null
  return imported.status === 'Ready' ? (
    <ButtonLink variant="primary" href={importsAddress(team, 'new/preview', { import: imported.id })}>
      Continue
    </ButtonLink>
  ) : (
    <ButtonLink href={importsAddress(team, 'new', { type: imported.type })}>Import another file</ButtonLink>
  )
}

/** The import's state in one sentence, with the available actions. */
function OutcomeState({ imported }: { imported: Import }) {
  const { status, error, options } = imported
  if (isInProgress(status)) return <InProgress imported={imported} />
  if (status === 'Ready') return <OutcomeText>Nothing has been imported yet.</OutcomeText>
  const hasFailed = countOf(imported, 'Failed') > 0
  return (
    <>
      {status === 'Failed' ? (
        <p role="alert" className="rounded-box border border-bad px-4 py-3 text-bad">
          {error ?? 'The import failed.'}
        </p>
      ) : options.dry_run ? (
        <RunImport imported={imported} />
      ) : hasFailed ? null : (
        <OutcomeText>All rows were read.</OutcomeText>
      )}
      {hasFailed ? <FailedRows imported={imported} /> : null}
    </>
  )
}

const OutcomeText = ({ children }: { children: ReactNode }) => (
  <p role="status" className="text-muted">
    {children}
  </p>
)

/** An import in progress: polled until the expiry, then refreshed on demand (spec §4). */
function InProgress({ imported }: { imported: Import }) {
  const { refetch } = useQuery({ ...importQuery(useTeamRef(), imported.id), throwOnError: false })
  const polling = usePolling(
    true,
    useCallback(() => void refetch(), [refetch]),
  )
  const { done, total } = imported.progress
  const rows = total === null ? `${numberText(done)} rows` : `${numberText(done)} of ${numberText(total)} rows`
  return (
    <Panel label="Progress">
      <div className="flex flex-col gap-3">
        <Progress label="Rows processed" part={total ? done / total : null} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            {polling.expired ? 'The import is still being processed. ' : null}
            {imported.status === 'Queued' ? 'Waiting to start.' : `${rows} done.`}
          </p>
          {polling.expired ? (
            <Button onClick={polling.begin}>
              <RotateCw aria-hidden="true" />
              Refresh
            </Button>
          ) : null}
        </div>
        {polling.expired ? <p className="text-sm text-muted">It continues if you leave this page.</p> : null}
      </div>
    </Panel>
  )
}
