import type { Import } from '@sextant/contract/imports/schemas'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { importsAddress } from '../kit/addresses'
import { useCan, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { isInProgress } from './in-progress'
import { importQuery, typeNames } from './queries'
import { StatusBadge } from './status'
import { usePolling } from './use-polling'

/** The unfinished import, with links to continue or follow it. */
export function Current({ imported }: { imported: Import }) {
  const team = useTeamRef()
  const can = useCan()
  const { data, refetch } = useQuery({
    ...importQuery(team, imported.id),
    initialData: { data: imported },
    throwOnError: false,
  })
  const latest = data.data
  usePolling(
    isInProgress(latest.status),
    useCallback(() => void refetch(), [refetch]),
  )
  const ready = latest.status === 'Ready'
  const step = ready ? 'new/preview' : 'new/complete'
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-box border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {latest.filename} <StatusBadge status={latest.status} />
        </p>
        <p className="text-sm text-muted">
          {ready
            ? `${typeNames[latest.type]}, uploaded but not imported yet.`
            : `${typeNames[latest.type]}, started by ${latest.created_by ?? 'someone'}.`}
        </p>
      </div>
      {can(ready ? 'add-imports' : 'read-imports') ? (
        <ButtonLink href={importsAddress(team, step, { import: latest.id })}>
          {ready ? 'Continue' : 'Show progress'}
        </ButtonLink>
      ) : null}
    </div>
  )
}
