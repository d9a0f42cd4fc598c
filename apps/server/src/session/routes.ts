import * as endpoints from '@sextant/contract/session/endpoints'
import { serve } from '../platform/http/serve'
import { login } from './login'
import { logout } from './logout'

export const sessionRoutes = [serve(endpoints.login, login), serve(endpoints.logout, logout)]
