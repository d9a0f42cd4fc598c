import type { EventType } from '@sextant/contract/kit/event-types'
import type { TeamType } from '@sextant/contract/kit/team'

/** A webhook of the demo. It receives only rare events, because its address does not exist. */
export type DemoWebhook = {
  readonly name: string
  readonly url: string
  readonly description: string
  readonly events: readonly EventType[]
  /** Whether it was disabled because its receiver failed for too long. */
  readonly isBroken: boolean
}

export const demoWebhooks: Readonly<Record<TeamType, readonly DemoWebhook[]>> = {
  org: [
    {
      name: 'People directory',
      url: 'https://directory.acme.example/hooks/sextant',
      description: 'Keeps the staff directory up to date.',
      events: ['member.deactivated', 'member.reactivated', 'member.deleted'],
      isBroken: false,
    },
    {
      name: 'Duty of care',
      url: 'https://assist.acme.example/v1/trips',
      description: 'Tells the assistance company who travels.',
      events: ['trip.created', 'trip.updated', 'trip.cancelled'],
      isBroken: true,
    },
  ],
  dev: [
    {
      name: 'Production',
      url: 'https://api.acme.example/sextant/events',
      description: 'What the app hears of imports.',
      events: ['import.completed', 'import.failed'],
      isBroken: false,
    },
  ],
}
