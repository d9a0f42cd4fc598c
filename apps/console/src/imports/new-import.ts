import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { highlightMs } from './limits'

const key = ['imports.new']

/** Highlights a new import for 5000 ms. */
export function useMarkNew(): (id: string) => void {
  const queryClient = useQueryClient()
  return (id) => queryClient.setQueryData(key, id)
}

/** The ID of the highlighted import; null once the highlight has cleared (spec §4). */
export function useNewImport(): string | null {
  const queryClient = useQueryClient()
  const { data = null } = useQuery<string | null>({ queryKey: key, queryFn: () => null, enabled: false })
  useEffect(() => {
    if (data === null) return
    const timer = setTimeout(() => queryClient.setQueryData(key, null), highlightMs)
    return () => clearTimeout(timer)
  }, [data, queryClient])
  return data
}
