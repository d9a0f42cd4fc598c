import * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { type Route, serveTeam } from '../platform/http/serve'
import { checkAccount } from './check-account'
import { checkMailbox } from './check-mailbox'
import { createMailbox } from './create-mailbox'
import { deleteMailbox } from './delete-mailbox'
import { listMailboxes } from './list-mailboxes'
import { readMailbox } from './read-mailbox'
import { readMailboxOptions } from './read-mailbox-options'
import type { MailboxSettings } from './settings'
import { updateMailbox } from './update-mailbox'

export const mailboxRoutes = (settings: MailboxSettings): readonly Route[] => [
  serveTeam(endpoints.listMailboxes, listMailboxes),
  serveTeam(endpoints.readMailboxOptions, readMailboxOptions(settings)),
  serveTeam(endpoints.createMailbox, createMailbox(settings)),
  serveTeam(endpoints.checkAccount, checkAccount(settings)),
  serveTeam(endpoints.readMailbox, readMailbox),
  serveTeam(endpoints.updateMailbox, updateMailbox(settings)),
  serveTeam(endpoints.deleteMailbox, deleteMailbox),
  serveTeam(endpoints.checkMailbox, checkMailbox(settings)),
]
