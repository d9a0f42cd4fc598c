import type { ConnectionStatus } from '@sextant/contract/marketplace/schemas'

/** Display labels of connection statuses (spec §4). */
export const connectionLabels: Readonly<Record<ConnectionStatus, string>> = {
  PENDING: 'Pending',
  ENABLED: 'Active',
  ENABLING: 'Enabling',
  DISABLING: 'Disabling',
  DISABLED: 'Disabled',
}

/** Whether it receives the team's travel, or will after the first successful delivery. */
export const isOn = (status: ConnectionStatus): boolean => status === 'ENABLED' || status === 'ENABLING'

/** Whether the partner can be requested: there is no connection, or it has ended. */
export const canBeRequested = (status: ConnectionStatus | undefined): boolean =>
  status === undefined || status === 'DISABLED'
