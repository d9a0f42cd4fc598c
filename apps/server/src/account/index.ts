export { loadUser } from './load-user'
export { ensureUser, grantGlobalRole } from './operate'
