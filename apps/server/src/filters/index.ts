export { judgeMail, tryRules } from './judge-mail'
