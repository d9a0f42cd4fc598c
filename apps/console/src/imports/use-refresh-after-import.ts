import type { Import } from '@sextant/contract/imports/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isInProgress } from './in-progress'

/** Queries affected by an import, by name prefix. */
const affectedQueries = {
  members: ['travelers.', 'imports.list', 'imports.newest'],
  trips: ['segments.', 'trips.', 'travelers.', 'imports.list', 'imports.newest'],
} as const

/** Refetches the lists that an import may have changed once it finishes. */
export function useRefreshAfterImport({ status, type }: Import): void {
  const queryClient = useQueryClient()
  const wasInProgress = useRef(false)
  useEffect(() => {
    const hasFinished = wasInProgress.current && !isInProgress(status)
    wasInProgress.current = isInProgress(status)
    if (!hasFinished) return
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => affectedQueries[type].some((prefix) => String(name).startsWith(prefix)),
    })
  }, [status, type, queryClient])
}
