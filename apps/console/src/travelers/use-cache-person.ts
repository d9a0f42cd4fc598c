import type { Traveler } from '@sextant/contract/travelers/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useTeamRef } from '../kit/workspace'
import { personQuery } from './queries'

/** Updates a person in the cached list and page with the server's response (spec §4). */
export function useCachePerson(): (person: Traveler) => Promise<void> {
  const queryClient = useQueryClient()
  const team = useTeamRef()
  return async (person) => {
    queryClient.setQueryData(personQuery(team, person.id).queryKey, { data: person })
    await queryClient.invalidateQueries({ queryKey: ['travelers.list'] })
  }
}
