import type { Import } from '@sextant/contract/imports/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isUnderWay } from './under-way'

/** What an import changes, by the names of the calls that read it. */
const touched = {
  members: ['travelers.', 'imports.list', 'imports.newest'],
  trips: ['segments.', 'trips.', 'travelers.', 'imports.list', 'imports.newest'],
} as const

/** Lists that an import may have changed are asked anew when it comes to its end. */
export function useWritten({ status, type }: Import): void {
  const queryClient = useQueryClient()
  const wasUnderWay = useRef(false)
  useEffect(() => {
    const ended = wasUnderWay.current && !isUnderWay(status)
    wasUnderWay.current = isUnderWay(status)
    if (!ended) return
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => touched[type].some((one) => String(name).startsWith(one)),
    })
  }, [status, type, queryClient])
}
