import { lazyRouteComponent } from '@tanstack/react-router'
import type { PublicPage } from '../kit/page-route'

/** Where invitations lead, for people without a session. */
export const invitationPages: readonly PublicPage[] = [
  {
    path: '/invitations/$token',
    page: 'Invitation',
    screen: lazyRouteComponent(() => import('./invitation'), 'Invitation'),
  },
  {
    path: '/invitations/expired',
    page: 'Invitation',
    screen: lazyRouteComponent(() => import('./invitation'), 'InvitationExpired'),
  },
]
