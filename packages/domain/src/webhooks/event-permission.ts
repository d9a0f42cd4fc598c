import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import type { PermissionName } from '@sextant/contract/kit/permissions'

const readers: Readonly<Record<string, PermissionName>> = {
  email: 'read-emails',
  segment: 'read-segments',
  trip: 'read-trips',
  member: 'read-members',
  flight_status: 'read-segments',
  report: 'read-reports',
  import: 'read-imports',
  connection: 'read-integrations',
  mailbox: 'read-mailboxes',
  webhook: 'read-webhooks',
}

/** The resource of an event: `segment` of `segment.created`. */
export const resourceOf = (type: EventType): string => type.split('.')[0] ?? type

/** The event types whose records a caller may read, with `may` checking each permission. */
export const readableTypes = (may: (permission: PermissionName) => boolean): readonly EventType[] =>
  eventTypes.filter((type) => {
    const permission = readers[resourceOf(type)]
    return permission !== undefined && may(permission)
  })
