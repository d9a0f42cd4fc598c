export { callerName } from './caller-name'
export { loadUser } from './load-user'
export { passwordChangedMail } from './mails'
export { ensureUser, grantGlobalRole } from './operate'
export { refuseCommonPassword } from './passwords/common-passwords'
export { hashPassword, verifyPassword } from './passwords/password'
export { nameOf } from './present'
export { refuseSsoAddressChange } from './refuse-sso-address-change'
export { checkSecondFactor } from './second-factor/check-second-factor'
export { readPasskeySignIn, startPasskeySignIn } from './second-factor/passkey-sign-in'
export { findPasskeyOwner } from './second-factor/store'
export { splitName } from './split-name'
export {
  deleteSessions,
  findPerson,
  findPersonId,
  insertUser,
  ssoRequired,
  storePasswordHash,
  updateEmail,
  updatePerson,
  userName,
} from './store'
export { consumeToken, findToken, issueToken, revokeTokens } from './tokens/tokens'
