export { loadUser } from './load-user'
