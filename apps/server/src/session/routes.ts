import * as endpoints from '@sextant/contract/session/endpoints'
import { serve } from '../platform/http/serve'
import { endOtherSessions } from './end-other-sessions'
import { endSession } from './end-session'
import { listSessions } from './list-sessions'
import { login } from './login'
import { logout } from './logout'
import { passkeyLogin } from './passkey-login'
import { register } from './register'
import { requestPasswordReset } from './request-password-reset'
import { resetPassword } from './reset-password'
import { startPasskeyLogin } from './start-passkey-login'
import { validateToken } from './validate-token'
import { verifyEmail } from './verify-email'

export const sessionRoutes = [
  serve(endpoints.login, login),
  serve(endpoints.startPasskeyLogin, startPasskeyLogin),
  serve(endpoints.passkeyLogin, passkeyLogin),
  serve(endpoints.logout, logout),
  serve(endpoints.register, register),
  serve(endpoints.verifyEmail, verifyEmail),
  serve(endpoints.requestPasswordReset, requestPasswordReset),
  serve(endpoints.resetPassword, resetPassword),
  serve(endpoints.validateToken, validateToken),
  serve(endpoints.listSessions, listSessions),
  serve(endpoints.endSession, endSession),
  serve(endpoints.endOtherSessions, endOtherSessions),
]
