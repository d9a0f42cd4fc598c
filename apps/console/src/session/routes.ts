import { lazyRouteComponent } from '@tanstack/react-router'
import type { PublicPage } from '../kit/page-route'

const registerScreen = lazyRouteComponent(() => import('./register'), 'Register')

/** Pages without a session. */
export const publicPages: readonly PublicPage[] = [
  { path: '/login', page: 'Sign in', screen: lazyRouteComponent(() => import('./login'), 'Login') },
  { path: '/logout', page: 'Sign out', screen: lazyRouteComponent(() => import('./logout'), 'Logout') },
  { path: '/join', page: 'Sign-up', screen: registerScreen, visitorsOnly: true },
  { path: '/register', page: 'Sign-up', screen: registerScreen, visitorsOnly: true },
  {
    path: '/password/reset',
    page: 'Password reset',
    screen: lazyRouteComponent(() => import('./request-password-reset'), 'RequestPasswordReset'),
  },
  {
    path: '/password/reset/$token',
    page: 'Password reset',
    screen: lazyRouteComponent(() => import('./reset-password'), 'ResetPassword'),
  },
  {
    path: '/t/$token',
    page: 'Email verification',
    screen: lazyRouteComponent(() => import('./verify-email'), 'VerifyEmail'),
  },
]
