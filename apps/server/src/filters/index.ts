export { judgeMail, tryRules } from './evaluate-email'
