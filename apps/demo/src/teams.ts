import type { TeamRef } from '@sextant/contract/kit/team'

/** A team of the demo, with its offices and how it books travel. */
export type DemoTeam = TeamRef & {
  readonly name: string
  readonly region: string
  readonly currency: string
  readonly zone: string
  readonly domain: string
  /** The numbers of travelers and guests, and the cities with offices, largest first. */
  readonly travelers: number
  readonly guests: number
  readonly offices: readonly string[]
  /** The domain of its travel management company. */
  readonly tmc: string
  /** The local part of its mailbox address. */
  readonly mailbox: string
  /** For how many past days bookings have their emails. */
  readonly mailDays: number
}

export const teams: readonly DemoTeam[] = [
  {
    type: 'org',
    id: '1',
    name: 'Acme Travel',
    region: 'Europe',
    currency: 'EUR',
    zone: 'Europe/Berlin',
    domain: 'acme.test',
    travelers: 104,
    guests: 5,
    offices: ['Frankfurt', 'London', 'Paris', 'New York', 'Singapore'],
    tmc: 'bcdtravel.com',
    mailbox: 'bookings',
    mailDays: 60,
  },
  {
    type: 'org',
    id: '2',
    name: 'Globex',
    region: 'Americas',
    currency: 'USD',
    zone: 'America/Chicago',
    domain: 'globex.test',
    travelers: 26,
    guests: 2,
    offices: ['Chicago', 'Madrid', 'San Francisco'],
    tmc: 'mycwt.com',
    mailbox: 'globex',
    mailDays: 45,
  },
  {
    type: 'dev',
    id: '3',
    name: 'Acme Apps',
    region: 'Europe',
    currency: 'EUR',
    zone: 'Europe/Berlin',
    domain: 'apps.acme.test',
    travelers: 14,
    guests: 0,
    offices: ['Berlin', 'London'],
    tmc: 'bcdtravel.com',
    mailbox: 'dev',
    mailDays: 60,
  },
  {
    type: 'dev',
    id: '4',
    name: 'Globex Apps',
    region: 'Americas',
    currency: 'USD',
    zone: 'America/Los_Angeles',
    domain: 'apps.globex.test',
    travelers: 6,
    guests: 0,
    offices: ['San Francisco'],
    tmc: 'mycwt.com',
    mailbox: 'globex-dev',
    mailDays: 60,
  },
]
