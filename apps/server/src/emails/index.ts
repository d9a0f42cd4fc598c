export { type EmailRead, emailRead } from './signals'
export { insertEmailEvents, type NewEvent, updateEmail } from './store'
