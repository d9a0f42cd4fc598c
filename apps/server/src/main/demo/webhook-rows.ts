import type { EventType } from '@sextant/contract/kit/event-types'
import { type DemoWebhook, demoWebhooks } from '@sextant/demo/webhooks'
import { addDays } from '@sextant/domain/kit/local-time'
import { makeRandom } from '@sextant/domain/kit/random'
import type { Tables } from '../../platform/database/tables.gen'
import type { Secrets } from '../../platform/secrets/secrets'
import { sampleOf } from '../../webhooks/deliveries/samples'
import { purposeOf } from '../../webhooks/secret'
import type { DemoTeamData } from './demo-data'

type Rows = readonly (readonly [table: keyof Tables, rows: readonly object[]])[]

/** The number of past deliveries per webhook, some hours apart, the newest yesterday. */
const bookedAt = 30
const hoursApart = 3
const hourMs = 3_600_000

/** A past delivery; `answers` are the response statuses of its attempts, in order. */
type Past = {
  readonly id: string
  readonly type: EventType
  readonly when: string
  readonly answers: readonly number[]
  readonly ms: number
}

/** A webhook of the demo with its team, ID and deliveries. */
type DeliveryCounts = {
  readonly team: DemoTeamData
  readonly id: string
  readonly webhook: DemoWebhook
  readonly past: readonly Past[]
}

/** Webhooks with a history: their deliveries, and one webhook that failed for so long that it was disabled. */
export function webhookRows(team: DemoTeamData, secrets: Secrets): Rows {
  const all = (demoWebhooks[team.team.type] ?? []).map((webhook, place) => {
    const id = String(Number(team.team.id) * 10 + 1 + place)
    return { team, id, webhook, past: pastOf(team, id, webhook) }
  })
  return [
    ['destinations', all.map(destinationRow)],
    ['webhooks', all.map((webhook) => webhookRow(webhook, secrets))],
    ['event_batches', all.slice(0, 1).map(batchRow)],
    ['events', all.flatMap(eventRows)],
    ['deliveries', all.flatMap(deliveryRows)],
    ['delivery_attempts', all.flatMap(attemptRows)],
    ['delivery_hours', all.flatMap(hourRows)],
  ]
}

function pastOf({ team, today }: DemoTeamData, id: string, { events, isBroken }: DemoWebhook): readonly Past[] {
  const random = makeRandom(`webhook ${id} of ${team.name}`)
  return Array.from({ length: bookedAt }, (_, nth) => ({
    id: String(Number(id) * 1000 + nth),
    type: events[nth % events.length] ?? 'webhook.test',
    when: new Date(Date.parse(`${today}T00:00:00.000Z`) - (bookedAt - nth) * hoursApart * hourMs).toISOString(),
    answers: isBroken ? [nth < 6 ? 200 : 502] : nth % 11 === 4 ? [503, 200] : [200],
    ms: random.int(38, 320),
  }))
}

const isOk = (status: number | undefined): boolean => status === 200
const hasSucceeded = ({ answers }: Past): boolean => isOk(answers.at(-1))
const lastOf = (past: readonly Past[], is: (one: Past) => boolean): string | null => past.findLast(is)?.when ?? null

const stampsOf = ({ today }: DemoTeamData) => {
  const created = `${addDays(today, -40)}T08:00:00.000Z`
  return { created, modified: created }
}

const destinationRow = ({ team, id, webhook: { events, isBroken }, past }: DeliveryCounts) => ({
  team_id: team.team.id,
  id,
  kind: 'webhook',
  events,
  filters: {},
  live: !isBroken,
  failing_since: isBroken ? (past.find((delivery) => !hasSucceeded(delivery))?.when ?? null) : null,
  last_success_at: lastOf(past, hasSucceeded),
  last_failure_at: lastOf(past, ({ answers }) => !isOk(answers[0])),
  ...stampsOf(team),
})

const webhookRow = (
  { team, id, webhook: { name, url, description, isBroken }, past }: DeliveryCounts,
  secrets: Secrets,
) => ({
  team_id: team.team.id,
  id,
  name,
  url,
  description,
  secret: secrets.seal(
    `whsec_${Buffer.from(`webhook ${id} of the demo`.padEnd(32, '.')).toString('base64')}`,
    purposeOf(team.team.id, id),
  ),
  header_names: [],
  disabled_reason: isBroken ? 'failing' : null,
  disabled_at: isBroken ? (past.at(-1)?.when ?? null) : null,
  ...stampsOf(team),
})

/** A team's events as one batch, with which its feed begins. */
const batchRow = ({ team }: DeliveryCounts) => ({
  team_id: team.team.id,
  id: team.team.id,
  position: team.team.id,
  created: stampsOf(team).created,
})

const eventRows = ({ team, past }: DeliveryCounts) =>
  past.map(({ id, type, when }) => ({
    team_id: team.team.id,
    id,
    type,
    resource_id: String(1 + (Number(id) % 40)),
    data: { object: sampleOf(type) },
    batch_id: team.team.id,
    sample: false,
    created: when,
  }))

const deliveryRows = ({ team, id: destination_id, past }: DeliveryCounts) =>
  past.map((delivery) => ({
    team_id: team.team.id,
    id: delivery.id,
    destination_id,
    event_id: delivery.id,
    status: hasSucceeded(delivery) ? 'success' : 'failed',
    trigger: 'scheduled',
    attempts: delivery.answers.length,
    attempts_since_reset: delivery.answers.length,
    is_single_attempt: false,
    next_attempt_at: delivery.when,
    created: delivery.when,
  }))

const attemptRows = ({ team, webhook: { url }, past }: DeliveryCounts) =>
  past.flatMap(({ id, when, answers, ms }) =>
    answers.map((status, nth) => ({
      team_id: team.team.id,
      delivery_id: id,
      id: String(Number(id) * 10 + nth),
      attempt: nth + 1,
      trigger: 'scheduled',
      ok: isOk(status),
      url,
      request_headers: { 'content-type': 'application/json', 'webhook-id': `evt_${id}` },
      response_status: status,
      response_headers: { 'content-type': 'application/json' },
      response_body: isOk(status) ? '{"ok":true}' : '{"error":"upstream is away"}',
      duration_ms: ms,
      error: isOk(status) ? null : `It answered ${status}.`,
      created: new Date(Date.parse(when) + 400 + nth * 5200).toISOString(),
    })),
  )

/** Deliveries are hours apart, so each has an hour of its own. */
const hourRows = ({ team, id: destination_id, past }: DeliveryCounts) =>
  past.map(({ when, answers, ms }) => ({
    team_id: team.team.id,
    destination_id,
    hour: when,
    succeeded: answers.filter(isOk).length,
    failed: answers.filter((status) => !isOk(status)).length,
    duration_ms: String(ms * answers.length),
  }))
