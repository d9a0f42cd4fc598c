export { authenticate } from './authenticate'
export { hashPassword } from './password'
