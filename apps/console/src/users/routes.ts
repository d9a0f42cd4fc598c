import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute, PublicPage } from '../kit/page-route'

/** The targets of invitation links, which need no session. */
export const invitationPages: readonly PublicPage[] = [
  {
    path: '/invitations/$token',
    page: 'Invitation',
    screen: lazyScreen(() => import('./invitation'), 'Invitation'),
  },
  {
    path: '/invitations/expired',
    page: 'Invitation',
    screen: lazyScreen(() => import('./invitation'), 'InvitationExpired'),
  },
]

/** The team's users, in its settings. */
export const userPages: readonly PageRoute[] = [
  {
    path: 'settings/users',
    page: 'Users',
    permission: 'browse-users',
    remember: 'users',
    load: async () => (await import('./load')).loadUsers,
    screen: lazyScreen(() => import('./list'), 'UserList'),
  },
  {
    path: 'settings/users/create',
    page: 'User',
    permission: 'add-users',
    screen: lazyScreen(() => import('./invite'), 'InviteUser'),
  },
  {
    path: 'settings/users/$userId',
    page: 'User',
    permission: 'read-users',
    load: async () => (await import('./load')).loadUser,
    screen: lazyScreen(() => import('./edit'), 'EditUser'),
  },
]
