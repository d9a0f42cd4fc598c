import type { Import } from '@sextant/contract/imports/schemas'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { importsAddress } from '../kit/addresses'
import { useMay, useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { importQuery, typeNames } from './queries'
import { StatusBadge } from './status'
import { isUnderWay } from './under-way'
import { usePolling } from './use-polling'

/** The import that somebody is in the middle of: to be gone on with, or watched. */
export function Current({ imported }: { imported: Import }) {
  const team = useTeamRef()
  const may = useMay()
  const { data, refetch } = useQuery({
    ...importQuery(team, imported.id),
    initialData: { data: imported },
    throwOnError: false,
  })
  const now = data.data
  usePolling(
    isUnderWay(now.status),
    useCallback(() => void refetch(), [refetch]),
  )
  const ready = now.status === 'Ready'
  const step = ready ? 'new/preview' : 'new/complete'
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-box border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {now.filename} <StatusBadge status={now.status} />
        </p>
        <p className="text-sm text-muted">
          {ready
            ? `${typeNames[now.type]}, taken in but not written yet.`
            : `${typeNames[now.type]}, begun by ${now.created_by ?? 'somebody'}.`}
        </p>
      </div>
      {may(ready ? 'add-imports' : 'read-imports') ? (
        <ButtonLink href={importsAddress(team, step, { import: now.id })}>
          {ready ? 'Continue' : 'Show progress'}
        </ButtonLink>
      ) : null}
    </div>
  )
}
