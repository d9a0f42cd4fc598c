export { authenticate } from './authenticate'
export { openSession } from './open-session'
