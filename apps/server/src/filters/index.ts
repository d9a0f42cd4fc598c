export { evaluateEmail, tryRules } from './evaluate-email'
