import { lazyScreen } from '../kit/lazy-screen'
import type { PublicPage } from '../kit/page-route'

const registerScreen = lazyScreen(() => import('./register'), 'Register')

/** Pages that need no session. */
export const publicPages: readonly PublicPage[] = [
  { path: '/login', page: 'Sign in', screen: lazyScreen(() => import('./login'), 'Login') },
  { path: '/logout', page: 'Sign out', screen: lazyScreen(() => import('./logout'), 'Logout') },
  { path: '/join', page: 'Sign-up', screen: registerScreen, visitorsOnly: true },
  { path: '/register', page: 'Sign-up', screen: registerScreen, visitorsOnly: true },
  {
    path: '/password/reset',
    page: 'Password reset',
    screen: lazyScreen(() => import('./request-password-reset'), 'RequestPasswordReset'),
  },
  {
    path: '/password/reset/$token',
    page: 'Password reset',
    screen: lazyScreen(() => import('./reset-password'), 'ResetPassword'),
  },
  {
    path: '/t/$token',
    page: 'Email verification',
    screen: lazyScreen(() => import('./verify-email'), 'VerifyEmail'),
  },
]
