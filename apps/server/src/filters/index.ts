export { evaluateEmail as judgeMail, tryRules } from './evaluate-email'
