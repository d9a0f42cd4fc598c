import { useSuspenseQuery } from '@tanstack/react-query'
import { Missing } from '../kit/failure'
import { useParam } from '../kit/params'
import { useTeamRef } from '../kit/workspace'
import { Outcome } from './outcome'
import { importQuery } from './queries'

/** One import of people. */
export function PeopleImport() {
  const id = useParam('importId')
  const { data } = useSuspenseQuery(importQuery(useTeamRef(), id)).data
  if (data.type !== 'members') throw new Missing(`Import ${id} is none of people.`)
  return <Outcome imported={data} />
}
