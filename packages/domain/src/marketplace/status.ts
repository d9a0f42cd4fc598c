import type { ConnectionStatus } from '@sextant/contract/marketplace/schemas'

/** How a connection's status is called on screens (spec §4). */
export const connectionLabels: Readonly<Record<ConnectionStatus, string>> = {
  PENDING: 'Pending',
  ENABLED: 'Active',
  ENABLING: 'Enabling',
  DISABLING: 'Disabling',
  DISABLED: 'Disabled',
}

/** Whether it receives the team's travel, or will as soon as the first delivery has gone through. */
export const isOn = (status: ConnectionStatus): boolean => status === 'ENABLED' || status === 'ENABLING'

/** Whether the partner can be asked for: there is no connection yet, or it has ended. */
export const canBeRequested = (status: ConnectionStatus | undefined): boolean =>
  status === undefined || status === 'DISABLED'
