import * as z from 'zod/mini'
import { Email } from '../emails/schemas'
import { endpoint } from '../kit/endpoint'
import { Id, listQuery, one, page } from '../kit/wire'
import { ImapCheck, ImapDraft, Mailbox, MailboxDraft, MailboxEdit, MailboxOptions, SampleKind } from './schemas'

export const listMailboxes = endpoint({
  name: 'mailboxes.list',
  summary: 'The mailboxes of a team, how they do, and the addresses to forward booking mail to.',
  method: 'GET',
  path: '{team}/mailboxes',
  permission: 'browse-mailboxes',
  query: z.object(listQuery({ fields: ['created', 'name'], default: 'created:desc' })),
  output: page(Mailbox),
})

export const readMailboxOptions = endpoint({
  name: 'mailboxes.options',
  summary: 'What can be chosen for a new mailbox: the domain of addresses, and providers with OAuth.',
  method: 'GET',
  path: '{team}/mailboxes/options',
  permission: 'browse-mailboxes',
  output: one(MailboxOptions),
})

export const createMailbox = endpoint({
  name: 'mailboxes.create',
  summary:
    'Adds a mailbox: a forwarding address, an IMAP account that is read, or a place to hand mail in by API. An address that is taken is refused (422) with one that is free.',
  method: 'POST',
  path: '{team}/mailboxes',
  permission: 'add-mailboxes',
  body: MailboxDraft,
  output: one(Mailbox),
})

export const checkAccount = endpoint({
  name: 'mailboxes.check_account',
  summary: 'Tries an IMAP account that is not saved yet, and says what is wrong with it.',
  method: 'POST',
  path: '{team}/mailboxes/check',
  permission: 'add-mailboxes',
  body: ImapDraft,
  output: one(ImapCheck),
  statuses: [200],
  errors: ['too_many_requests'],
  onlyAsks: true,
})

export const readMailbox = endpoint({
  name: 'mailboxes.read',
  summary: 'One mailbox.',
  method: 'GET',
  path: '{team}/mailboxes/{id}',
  permission: 'read-mailboxes',
  output: one(Mailbox),
})

export const updateMailbox = endpoint({
  name: 'mailboxes.update',
  summary:
    'Changes a mailbox. Its address stays; an IMAP account that leads elsewhere needs its secret again. Active again, a failing one is tried at once.',
  method: 'PATCH',
  path: '{team}/mailboxes/{id}',
  permission: 'edit-mailboxes',
  body: MailboxEdit,
  output: one(Mailbox),
})

export const deleteMailbox = endpoint({
  name: 'mailboxes.delete',
  summary: 'Deletes a mailbox. Its mails stay; its address is given to no other team.',
  method: 'DELETE',
  path: '{team}/mailboxes/{id}',
  permission: 'delete-mailboxes',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const checkMailbox = endpoint({
  name: 'mailboxes.check',
  summary: 'Tries the IMAP account of a mailbox, and says what is wrong with it. Refused (409) where it has none.',
  method: 'POST',
  path: '{team}/mailboxes/{id}/check',
  permission: 'edit-mailboxes',
  output: one(ImapCheck),
  statuses: [200],
  errors: ['conflict', 'too_many_requests'],
  onlyAsks: true,
})

export const testMailbox = endpoint({
  name: 'mailboxes.test',
  summary:
    'Hands in a sample booking, made for the occasion. Its segment is marked: `metadata.sample`. Refused (409) where the mailbox is inactive.',
  method: 'POST',
  path: '{team}/mailboxes/{id}/test',
  permission: 'edit-mailboxes',
  body: z.object({ type: z._default(SampleKind, 'flight') }),
  output: one(Email),
  errors: ['conflict'],
})
