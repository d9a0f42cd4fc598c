import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { listQuery, page } from '../kit/wire'
import { Mailbox } from './schemas'

export const listMailboxes = endpoint({
  name: 'mailboxes.list',
  summary: 'The mailboxes of a team and the addresses to forward booking mail to.',
  method: 'GET',
  path: '{team}/mailboxes',
  permission: 'browse-mailboxes',
  query: z.object(listQuery({ fields: ['created', 'name'], default: 'created:desc' })),
  output: page(Mailbox),
})
