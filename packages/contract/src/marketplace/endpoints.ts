import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import {
  Connection,
  ConnectionAttempt,
  ConnectionEdit,
  ConnectionPartner,
  ConnectionPreview,
  ConnectionRequest,
  PreviewRequest,
} from './schemas'

const base = '{team}/marketplace/integrations'

export const listPartners = endpoint({
  name: 'marketplace.partners',
  summary: 'List the available partners.',
  method: 'GET',
  path: '{team}/marketplace',
  permission: 'browse-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(ConnectionPartner) }),
})

export const listConnections = endpoint({
  name: 'marketplace.list',
  summary: "List a team's connections, at most one per partner.",
  method: 'GET',
  path: base,
  permission: 'browse-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(Connection) }),
})

export const readConnection = endpoint({
  name: 'marketplace.read',
  summary: 'Retrieve a connection.',
  method: 'GET',
  path: `${base}/{id}`,
  permission: 'read-integrations',
  teams: ['org'],
  output: one(Connection),
})

export const requestConnection = endpoint({
  name: 'marketplace.request',
  summary: 'Request a connection to a partner; further instructions are sent by email. 409 if there is one already.',
  method: 'POST',
  path: base,
  permission: 'add-integrations',
  teams: ['org'],
  body: ConnectionRequest,
  output: one(Connection),
  errors: ['conflict'],
})

export const updateConnection = endpoint({
  name: 'marketplace.update',
  summary:
    'Configure a connection, which enables it, or disconnect it. Pending deliveries are completed first; disconnecting again drops them.',
  method: 'PUT',
  path: `${base}/{id}`,
  permission: 'edit-integrations',
  teams: ['org'],
  body: ConnectionEdit,
  output: one(Connection),
  errors: ['conflict'],
})

export const previewConnection = endpoint({
  name: 'marketplace.preview',
  summary: 'Preview what the partner would receive for the latest travel, with values that need not be saved yet.',
  method: 'POST',
  path: `${base}/{id}/preview`,
  permission: 'read-integrations',
  teams: ['org'],
  body: PreviewRequest,
  output: one(ConnectionPreview),
  statuses: [200],
})

export const sendLatest = endpoint({
  name: 'marketplace.sendLatest',
  summary: 'Deliver the latest travel again to test the connection. 409 if it is not configured or nothing was booked.',
  method: 'POST',
  path: `${base}/{id}/send-latest`,
  permission: 'edit-integrations',
  teams: ['org'],
  output: one(Connection),
  statuses: [202],
  errors: ['conflict'],
})

/** The maximum number of attempts shown. */
export const maxAttemptsListed = 50

export const listConnectionAttempts = endpoint({
  name: 'marketplace.attempts',
  summary: 'List the latest deliveries to a partner, newest first, at most fifty; they are retained for 30 days.',
  method: 'GET',
  path: `${base}/{id}/attempts`,
  permission: 'read-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(ConnectionAttempt) }),
})
