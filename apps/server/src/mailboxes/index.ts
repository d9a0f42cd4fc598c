export { openImap } from './accounts/open-imap'
export { problemOf } from './accounts/problem'
export { recordProblem } from './accounts/record-problem'
export { openSecret, sealSecret } from './accounts/secret'
export {
  advance,
  beginFolder,
  clearFailures,
  findAccount,
  type Lease,
  leaseAccounts,
  releaseAccount,
  renewAccounts,
  replaceSecret,
  type StoredAccount,
} from './accounts/store'
export { addMailbox } from './add-mailbox'
export { findRecipient, findRecipients } from './find-recipient'
export { type ImapSettings, type MailboxSettings, mailboxSettings } from './settings'
export { findFirstMailbox, findMailbox, findTerms, type Recipient } from './store'
