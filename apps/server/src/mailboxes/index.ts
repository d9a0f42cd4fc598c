export { addMailbox } from './add-mailbox'
export { findRecipient } from './find-recipient'
export { findMailbox, listMailboxAddresses, type Recipient } from './store'
