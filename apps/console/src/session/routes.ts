import { lazyRouteComponent } from '@tanstack/react-router'
import type { HighPage } from '../kit/page-route'

/** Pages without a session. */
export const publicPages: readonly HighPage[] = [
  { path: '/login', page: 'Sign in', screen: lazyRouteComponent(() => import('./login'), 'Login') },
  { path: '/logout', page: 'Sign out', screen: lazyRouteComponent(() => import('./logout'), 'Logout') },
]
