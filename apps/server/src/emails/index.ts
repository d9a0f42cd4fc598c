export { type EnteredFrom, enterFromEmail, findEnteredFrom } from './enter-from-email'
export type { Extractor } from './extractor'
export { scopeOf } from './listing/store'
export {
  applyReading,
  type FoundEmail,
  findStoredEmail,
  Reading,
  readAgain,
  statusBy,
} from './reread-email'
export { type EmailRead, emailRead } from './signals'
export { insertEmailEvents, type NewEvent, updateEmail } from './store'
