import { type Load, searchLoad } from '../kit/page-route'
import { invitationsQuery, UserSearch, userQuery, usersQuery } from './queries'

export const loadUsers = searchLoad(UserSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(usersQuery(ref, search, preload ? undefined : 'users'))
  void queryClient.prefetchQuery(invitationsQuery(ref))
})

export const loadUser: Load = ({ queryClient, ref, params: { userId = '' } }) =>
  queryClient.ensureQueryData(userQuery(ref, userId))
