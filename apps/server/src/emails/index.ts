export { replaceFileTexts } from './content/file-texts'
export type { Extractor } from './extractor'
export { scopeOf } from './listing/store'
export { type CurrentBooking, proposeFor } from './parsing-rules/propose-rule'
export {
  applyReading,
  Reading,
  type Rereading,
  rereadEmail,
  statusAfter,
} from './reread-email'
export { type EnteredFrom, enterFromEmail, findEnteredFrom } from './review/enter-from-email'
export { type EmailRead, emailRead } from './signals'
export { findEmail, insertEmailEvents, type NewEvent, type StoredEmail, updateEmail } from './store'
