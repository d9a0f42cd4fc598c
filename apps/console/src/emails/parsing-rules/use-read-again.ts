import { readEmail } from '@sextant/contract/emails/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../kit/api'
import { useTeamRef } from '../../kit/workspace'
import { isInProgress } from '../in-progress'

/** The refetch interval of emails that are being reprocessed, in milliseconds. */
const refetchMs = 1000

/** Waits until emails have been reread, then reports them; null waits for nothing. */
export function useReadAgain(ids: readonly string[] | null, onRead: (ids: readonly string[]) => unknown): void {
  const team = useTeamRef()
  const { data } = useQuery({
    queryKey: ['emails.read_again', team, ids],
    queryFn: async () => {
      const emails = await Promise.all((ids ?? []).map(async (id) => await api.call(readEmail, { team, id })))
      return emails.some(({ data: { status } }) => isInProgress(status))
    },
    enabled: ids !== null,
    refetchInterval: ({ state }) => (state.data === false ? false : refetchMs),
    throwOnError: false,
    gcTime: 0,
  })
  const isRead = ids !== null && data === false
  const report = useEffectEvent(() => ids && onRead(ids))
  useEffect(() => {
    if (isRead) report()
  }, [isRead])
}
