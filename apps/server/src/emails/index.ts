export { type EmailRead, emailRead } from './signals'
export { insertEmailEvents, listEmailEvents as listEventsOf, type NewEvent, updateEmail } from './store'
