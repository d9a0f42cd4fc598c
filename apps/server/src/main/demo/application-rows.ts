import type { Scope } from '@sextant/contract/kit/scopes'
import { teamBase } from '@sextant/contract/kit/team'
import { slug } from '@sextant/demo/slug'
import { addDays } from '@sextant/domain/kit/local-time'
import { makeRandom, type Random } from '@sextant/domain/kit/random'
import { sealSecret } from '../../applications/keys/make-secret'
import type { Tables } from '../../platform/database/tables.gen'
import type { Secrets } from '../../platform/secrets/secrets'
import type { DemoTeamData } from './demo-data'

type Rows = readonly (readonly [table: keyof Tables, rows: readonly object[]])[]

type App = {
  readonly name: string
  readonly description: string
  readonly scopes: readonly Scope[]
  /** Calls per hour on a working day. */
  readonly busy: number
  readonly disabled?: boolean
}

const apps: readonly App[] = [
  {
    name: 'Expense export',
    description: 'Fetches segments with their prices every night.',
    scopes: ['segments:read', 'trips:read'],
    busy: 14,
  },
  {
    name: 'Travel board',
    description: 'Shows who is on the way, on the screen at the entrance.',
    scopes: ['events:read', 'trips:read', 'members:read'],
    busy: 40,
  },
  {
    name: 'First attempt',
    description: 'Replaced by the others.',
    scopes: ['emails:read', 'emails:write'],
    busy: 0,
    disabled: true,
  },
]

const days = 14
/** Individual requests exist only for the last few days. */
const loggedDays = 2

/** A team's applications with their calls. Their secrets are public, like the demo's passwords. */
export function applicationRows({ team, today, created }: DemoTeamData, secrets: Secrets): Rows {
  const rows = apps.map((app, at) => ({ app, id: String(Number(team.id) * 10 + at + 1) }))
  const ids = { team_id: team.id }
  const clientOf = ({ name }: Pick<App, 'name'>): string => `sxc_${slug(team.name)}-${slug(name)}`
  return [
    [
      'applications',
      rows.map(({ app: { busy: _busy, disabled, ...app }, id }) => ({
        ...ids,
        ...app,
        id,
        client_id: clientOf(app),
        status: disabled ? 'Disabled' : 'Active',
        created_by: 'Olivia Brandt',
        created: `${addDays(today, -40 - (Number(id) % 10))}T09:30:00.000Z`,
        modified: created,
      })),
    ],
    [
      'application_secrets',
      rows.map(({ app, id }) => ({
        ...ids,
        id,
        application_id: id,
        ...sealSecret(secrets, clientOf(app), `sxs_sextant-demo-${slug(team.name)}-${slug(app.name)}`),
      })),
    ],
    ...rows.filter(({ app }) => app.busy > 0).flatMap(({ app, id }) => calledBy({ team, today }, app, id)),
  ]
}

const routes: Readonly<Partial<Record<Scope, string>>> = {
  'segments:read': '/segments/all',
  'trips:read': '/trips',
  'members:read': '/travelers',
  'events:read': '/events',
}

/** Hourly call counts, and the latest calls individually; some are refused, as in real use. */
function calledBy({ team, today }: Pick<DemoTeamData, 'team' | 'today'>, app: App, id: string): Rows {
  const random = makeRandom(`${team.name}/${app.name}`)
  const ids = { team_id: team.id, application_id: id }
  const hours = Array.from({ length: 24 * days }, (_, at) => {
    const [day, clock] = [addDays(today, Math.floor(at / 24) - days), at % 24]
    const requests = clock >= 6 && clock < 20 ? random.int(1, app.busy) : random.int(0, 2)
    const hour = `${day}T${String(clock).padStart(2, '0')}:00:00.000Z`
    return { ...ids, hour, requests, failed: requests > 2 && random.boolean(0.2) ? random.int(1, 2) : 0 }
  }).filter(({ requests }) => requests > 0)
  const logged = hours.filter(({ hour }) => hour >= addDays(today, -loggedDays))
  return [
    ['application_hours', hours],
    [
      'application_requests',
      logged.flatMap(({ hour, requests, failed }) =>
        Array.from({ length: requests }, (_, at) => ({
          ...ids,
          ...callOf(team, app, random, hour, at < failed),
        })),
      ),
    ],
    ['application_usage', [{ ...ids, tokens: 600, refilled_at: `${addDays(today, -1)}T23:40:00.000Z` }]],
  ]
}

/** One call within an hour. */
function callOf(team: DemoTeamData['team'], app: App, random: Random, hour: string, failed: boolean) {
  const route = routes[random.pick(app.scopes)] ?? '/emails'
  const within = () => String(random.int(0, 59)).padStart(2, '0')
  return {
    method: 'GET',
    route: `${teamBase(team).replace(/\d+$/, '{team}')}${route}`,
    path: `${teamBase(team)}${route}`,
    status: failed ? random.pick([404, 422, 429, 503]) : 200,
    duration_ms: random.int(30, 900) / 10,
    ip: '198.51.100.24',
    user_agent: 'python-requests/2.32.3',
    request_id: random.text('0123456789abcdef', 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    created: `${hour.slice(0, 14)}${within()}:${within()}.000Z`,
  }
}
