import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { one } from '../kit/wire'
import {
  Connection,
  ConnectionAttempt,
  ConnectionEdit,
  ConnectionPartner,
  ConnectionRequest,
  ParcelPreview,
  PreviewRequest,
} from './schemas'

const base = '{team}/marketplace/integrations'

export const listPartners = endpoint({
  name: 'marketplace.partners',
  summary: 'The partners that a team can be connected to.',
  method: 'GET',
  path: '{team}/marketplace',
  permission: 'browse-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(ConnectionPartner) }),
})

export const listConnections = endpoint({
  name: 'marketplace.list',
  summary: 'The connections of a team, one a partner at most.',
  method: 'GET',
  path: base,
  permission: 'browse-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(Connection) }),
})

export const readConnection = endpoint({
  name: 'marketplace.read',
  summary: 'One connection.',
  method: 'GET',
  path: `${base}/{id}`,
  permission: 'read-integrations',
  teams: ['org'],
  output: one(Connection),
})

export const requestConnection = endpoint({
  name: 'marketplace.request',
  summary: 'Asks for a connection to a partner; the next steps come by mail. Refused (409) where there is one already.',
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
    'Configures a connection, which enables it, or disconnects it. What still waits is delivered before it is off; disconnecting once more drops it.',
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
  summary: 'What the partner would receive of the latest travel, with values that need not be saved yet.',
  method: 'POST',
  path: `${base}/{id}/preview`,
  permission: 'read-integrations',
  teams: ['org'],
  body: PreviewRequest,
  output: one(ParcelPreview),
  statuses: [200],
})

export const sendLatest = endpoint({
  name: 'marketplace.sendLatest',
  summary:
    'Delivers the latest travel once more, to try the connection. Refused (409) while it is not configured or nothing was booked.',
  method: 'POST',
  path: `${base}/{id}/send-latest`,
  permission: 'edit-integrations',
  teams: ['org'],
  output: one(Connection),
  statuses: [202],
  errors: ['conflict'],
})

/** The maximum number of attempts shown. */
export const shownAttempts = 50

export const listConnectionAttempts = endpoint({
  name: 'marketplace.attempts',
  summary: 'The latest attempts to deliver to a partner, newest first, fifty at most; they are kept for 30 days.',
  method: 'GET',
  path: `${base}/{id}/attempts`,
  permission: 'read-integrations',
  teams: ['org'],
  output: z.object({ data: z.array(ConnectionAttempt) }),
})
