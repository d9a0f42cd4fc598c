import { type Load, searchLoad } from '../kit/page-route'
import { addressesQuery, duplicatesQuery, PeopleSearch, peopleQuery, personQuery } from './queries'

export const loadPeople = searchLoad(PeopleSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(peopleQuery(ref, search, preload ? undefined : 'people'))
})

export const loadPerson: Load = ({ queryClient, ref, params: { memberId = '' } }) => {
  void queryClient.prefetchQuery(addressesQuery(ref, memberId))
  return queryClient.ensureQueryData(personQuery(ref, memberId))
}

export const loadDuplicates: Load = ({ queryClient, ref }) => queryClient.ensureQueryData(duplicatesQuery(ref))
