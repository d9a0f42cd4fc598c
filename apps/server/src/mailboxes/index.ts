export { findRecipient } from './find-recipient'
export { findMailbox, type Recipient } from './store'
