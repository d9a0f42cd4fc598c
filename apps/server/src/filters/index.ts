export { evaluateEmail, traceFilters } from './evaluate-email'
