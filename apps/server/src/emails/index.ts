export { type EmailRead, emailRead } from './signals'
export { insertEmailEvents, listEmailEvents as listEventsOf, updateEmail } from './store'
