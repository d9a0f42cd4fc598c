import * as endpoints from '@sextant/contract/mailboxes/endpoints'
import { serveDelete, serveList, serveRead } from '../audit'
import { type Route, serveTeam } from '../platform/http/serve'
import { checkAccount } from './check-account'
import { checkMailbox } from './check-mailbox'
import { createMailbox } from './create-mailbox'
import { presentMailbox, shapeMailbox } from './present'
import { readMailboxOptions } from './read-mailbox-options'
import type { MailboxSettings } from './settings'
import { deleteMailbox, findMailbox, listMailboxes } from './store'
import { updateMailbox } from './update-mailbox'

const mailbox = { name: 'mailbox', find: findMailbox, shape: shapeMailbox, present: presentMailbox }

export const mailboxRoutes = (settings: MailboxSettings): readonly Route[] => [
  serveList(endpoints.listMailboxes, listMailboxes, shapeMailbox),
  serveTeam(endpoints.readMailboxOptions, readMailboxOptions(settings)),
  serveTeam(endpoints.createMailbox, createMailbox(settings)),
  serveTeam(endpoints.checkAccount, checkAccount(settings)),
  serveRead(endpoints.readMailbox, mailbox),
  serveTeam(endpoints.updateMailbox, updateMailbox(settings)),
  // Its emails remain until its retention, if any, deletes them.
  serveDelete(endpoints.deleteMailbox, mailbox, deleteMailbox),
  serveTeam(endpoints.checkMailbox, checkMailbox(settings)),
]
