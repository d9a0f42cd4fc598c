import * as z from 'zod/mini'
import { Email } from '../emails/schemas'
import { endpoint } from '../kit/endpoint'
import { Id, listQuery, one, page } from '../kit/wire'
import { ImapCheck, ImapDraft, Mailbox, MailboxDraft, MailboxEdit, MailboxOptions, SampleKind } from './schemas'

export const listMailboxes = endpoint({
  name: 'mailboxes.list',
  summary: "List a team's mailboxes with their health and the addresses to forward booking emails to.",
  method: 'GET',
  path: '{team}/mailboxes',
  permission: 'browse-mailboxes',
  query: z.object(listQuery({ fields: ['created', 'name'], default: 'created:desc' })),
  output: page(Mailbox),
})

export const readMailboxOptions = endpoint({
  name: 'mailboxes.options',
  summary: 'Retrieve the options for a new mailbox: the domain of addresses, and providers with OAuth.',
  method: 'GET',
  path: '{team}/mailboxes/options',
  permission: 'browse-mailboxes',
  output: one(MailboxOptions),
})

export const createMailbox = endpoint({
  name: 'mailboxes.create',
  summary:
    'Create a mailbox: a forwarding address, an IMAP account, or a target for uploads by API. 422 with a free alternative if the address is taken.',
  method: 'POST',
  path: '{team}/mailboxes',
  permission: 'add-mailboxes',
  body: MailboxDraft,
  output: one(Mailbox),
})

export const checkAccount = endpoint({
  name: 'mailboxes.check_account',
  summary: 'Check an IMAP account before saving it, and report problems.',
  method: 'POST',
  path: '{team}/mailboxes/check',
  permission: 'add-mailboxes',
  body: ImapDraft,
  output: one(ImapCheck),
  statuses: [200],
  errors: ['too_many_requests'],
  isReadOnly: true,
})

export const readMailbox = endpoint({
  name: 'mailboxes.read',
  summary: 'Retrieve a mailbox.',
  method: 'GET',
  path: '{team}/mailboxes/{id}',
  permission: 'read-mailboxes',
  output: one(Mailbox),
})

export const updateMailbox = endpoint({
  name: 'mailboxes.update',
  summary:
    'Update a mailbox. Its address cannot change; an IMAP account on another server needs its secret again. Reactivating a failing mailbox checks it immediately.',
  method: 'PATCH',
  path: '{team}/mailboxes/{id}',
  permission: 'edit-mailboxes',
  body: MailboxEdit,
  output: one(Mailbox),
})

export const deleteMailbox = endpoint({
  name: 'mailboxes.delete',
  summary: 'Delete a mailbox. Its emails stay; its address is not given to another team.',
  method: 'DELETE',
  path: '{team}/mailboxes/{id}',
  permission: 'delete-mailboxes',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const checkMailbox = endpoint({
  name: 'mailboxes.check',
  summary: 'Check the IMAP account of a mailbox, and report problems. 409 if it has none.',
  method: 'POST',
  path: '{team}/mailboxes/{id}/check',
  permission: 'edit-mailboxes',
  output: one(ImapCheck),
  statuses: [200],
  errors: ['conflict', 'too_many_requests'],
  isReadOnly: true,
})

export const testMailbox = endpoint({
  name: 'mailboxes.test',
  summary:
    'Send a sample booking to a mailbox. Its segment is marked with `metadata.sample`. 409 if the mailbox is inactive.',
  method: 'POST',
  path: '{team}/mailboxes/{id}/test',
  permission: 'edit-mailboxes',
  body: z.object({ type: z._default(SampleKind, 'flight') }),
  output: one(Email),
  errors: ['conflict'],
})
