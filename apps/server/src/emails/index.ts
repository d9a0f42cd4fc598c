export { listEmailEvents as listEventsOf, insertEmailEvents, updateEmail } from './store'
export { type EmailRead, emailRead } from './signals'
