import { isDeepStrictEqual } from 'node:util'
import type { Segment } from '@sextant/contract/segments/schemas'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { emit } from '../../platform/outbox'
import { findSegments } from '../store'
import type { Flight, FlightStatusProvider, Standing } from './provider'
import { type FlightObservation, findObservations, storeObservation } from './store'

export type Air = Extract<Segment, { type: 'air' }>

const minuteMs = 60_000

/** How long an answer counts: a flight that has arrived or was cancelled rarely changes any more. */
const freshMs = (status: Standing | null): number =>
  status === null || status.status === 'arrived' || status.status === 'cancelled' ? 60 * minuteMs : 3 * minuteMs

/** An answer grows old, and says nothing of a booking that was changed after it. */
const isFresh = ({ status, observedAt }: FlightObservation, { modified }: Air, now: Date): boolean =>
  observedAt >= modified && now.getTime() - Date.parse(observedAt) < freshMs(status)

/** Calls to the provider that are under way at a time. */
const atOnce = 4

/**
 * Asks the provider for the flights that it covers and whose last answer is too old, and keeps what it says. No
 * transaction is open while it is asked. Answers what is known now; a flight that the provider failed on is left out
 * and logged.
 */
export async function askProvider(
  ctx: TeamCtx,
  provider: FlightStatusProvider,
  flights: readonly Air[],
  known: ReadonlyMap<string, FlightObservation>,
): Promise<ReadonlyMap<string, FlightObservation>> {
  const now = ctx.clock.now()
  const fresh = new Map(
    flights.flatMap((flight) => {
      const observation = known.get(flight.id)
      return observation && isFresh(observation, flight, now) ? [[flight.id, observation] as const] : []
    }),
  )
  const due = flights.flatMap((segment) => {
    const flight = flightOf(segment)
    const isDue = flight && !fresh.has(segment.id) && provider.covers(flight.departs, now)
    return isDue ? [{ id: segment.id, flight }] : []
  })
  const answers = new Map<string, FlightObservation>()
  for (let at = 0; at < due.length; at += atOnce) {
    const answered = answers.size
    await Promise.all(
      due.slice(at, at + atOnce).map(async ({ id, flight }) => {
        try {
          answers.set(id, { status: await provider.statusOf(flight, now), observedAt: now.toISOString() })
        } catch (error) {
          ctx.log.warn({ err: error, segment: id }, 'the provider of flight statuses failed')
        }
      }),
    )
    // It fails on all of them: whoever waits need not wait for the rest to fail too.
    if (answers.size === answered) break
  }
  if (answers.size > 0) await ctx.tx(async (tx) => await keep(tx, answers))
  return new Map([...fresh, ...answers])
}

/** What the provider needs to know; null where the booking does not say which flight it is. */
function flightOf({ status, iata_code, flight_number, start_datetime_utc, ...ends }: Air): Flight | null {
  const number = /(\d{1,4})[A-Z]?$/.exec(flight_number ?? '')?.[1]
  if (status === 'Cancelled' || !iata_code || !number || start_datetime_utc === null) return null
  return {
    designator: `${iata_code}${Number(number)}`,
    origin: ends.origin,
    destination: ends.destination,
    departs: start_datetime_utc,
  }
}

/** Keeps answers, and tells of those that say something else than before. */
async function keep(tx: Tx, answers: ReadonlyMap<string, FlightObservation>): Promise<void> {
  const before = await findObservations(tx, [...answers.keys()])
  const there = new Set((await findSegments(tx, [...answers.keys()])).map(({ id }) => id))
  for (const [id, observation] of answers) if (there.has(id)) await storeObservation(tx, id, observation)
  await emit(
    tx,
    [...answers].flatMap(([id, { status }]) =>
      there.has(id) && status && isNews(before.get(id)?.status ?? null, status)
        ? [{ type: 'flight_status.updated' as const, resourceId: id, object: { id, ...status } }]
        : [],
    ),
  )
}

function isNews(before: Standing | null, after: Standing): boolean {
  if (before === null) return false
  const { last_modified: _before, ...was } = before
  const { last_modified: _after, ...is } = after
  return !isDeepStrictEqual(was, is)
}
