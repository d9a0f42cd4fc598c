import * as endpoints from '@sextant/contract/account/endpoints'
import * as factors from '@sextant/contract/account/two-factor'
import { serve } from '../platform/http/serve'
import { changeEmail } from './change-email'
import { changePassword } from './change-password'
import { currentTeams } from './current-teams'
import { currentUser } from './current-user'
import { deleteUser } from './delete-user'
import { listTimeZones } from './list-time-zones'
import { lookUpEmail } from './look-up-email'
import { addPasskey } from './second-factor/add-passkey'
import { confirmTotp } from './second-factor/confirm-totp'
import { readTwoFactor } from './second-factor/read-two-factor'
import { removePasskey } from './second-factor/remove-passkey'
import { removeTotp } from './second-factor/remove-totp'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes'
import { startPasskey } from './second-factor/start-passkey'
import { startTotp } from './second-factor/start-totp'
import { updateUser } from './update-user'

export const accountRoutes = [
  serve(endpoints.currentUser, currentUser),
  serve(endpoints.updateUser, updateUser),
  serve(endpoints.deleteUser, deleteUser),
  serve(endpoints.changePassword, changePassword),
  serve(endpoints.changeEmail, changeEmail),
  serve(endpoints.currentTeams, currentTeams),
  serve(endpoints.lookUpEmail, lookUpEmail),
  serve(endpoints.listTimeZones, listTimeZones),
  serve(factors.readTwoFactor, readTwoFactor),
  serve(factors.startTotp, startTotp),
  serve(factors.confirmTotp, confirmTotp),
  serve(factors.removeTotp, removeTotp),
  serve(factors.renewRecoveryCodes, renewRecoveryCodes),
  serve(factors.startPasskey, startPasskey),
  serve(factors.addPasskey, addPasskey),
  serve(factors.removePasskey, removePasskey),
]
