import { isDeepStrictEqual } from 'node:util'
import type { AirSegment } from '@sextant/contract/segments/schemas'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { emit } from '../../platform/outbox'
import { findSegments } from '../store'
import type { Flight, FlightStatusProvider, ProviderStatus } from './provider'
import { type FlightObservation, findObservations, storeObservation } from './store'

const minuteMs = 60_000

/** How long a status is fresh: flights that have arrived or were cancelled rarely change. */
const freshMs = (status: ProviderStatus | null): number =>
  status === null || status.status === 'arrived' || status.status === 'cancelled' ? 60 * minuteMs : 3 * minuteMs

/** A status expires with time, and when the booking changes. */
const isFresh = ({ status, observedAt }: FlightObservation, { modified }: AirSegment, now: Date): boolean =>
  observedAt >= modified && now.getTime() - Date.parse(observedAt) < freshMs(status)

/** The maximum number of parallel calls to the provider. */
const maxParallel = 4

/**
 * Fetches the status of flights that the provider covers and whose last status is not fresh, and stores it. No
 * transaction is open during the calls. Returns the current statuses; flights for which the provider fails are omitted
 * and logged.
 */
export async function fetchStatuses(
  ctx: TeamCtx,
  provider: FlightStatusProvider,
  flights: readonly AirSegment[],
  observations: ReadonlyMap<string, FlightObservation>,
): Promise<ReadonlyMap<string, FlightObservation>> {
  const now = ctx.clock.now()
  const fresh = new Map(
    flights.flatMap((flight) => {
      const observation = observations.get(flight.id)
      return observation && isFresh(observation, flight, now) ? [[flight.id, observation] as const] : []
    }),
  )
  const due = flights.flatMap((segment) => {
    const flight = flightOf(segment)
    const isDue = flight && !fresh.has(segment.id) && provider.covers(flight.departs, now)
    return isDue ? [{ id: segment.id, flight }] : []
  })
  const answers = new Map<string, FlightObservation>()
  for (let at = 0; at < due.length; at += maxParallel) {
    const answered = answers.size
    await Promise.all(
      due.slice(at, at + maxParallel).map(async ({ id, flight }) => {
        try {
          answers.set(id, { status: await provider.statusOf(flight, now), observedAt: now.toISOString() })
        } catch (error) {
          ctx.log.warn({ err: error, segment: id }, 'the provider of flight statuses failed')
        }
      }),
    )
    // The provider is down: the caller need not wait for the remaining calls to fail as well.
    if (answers.size === answered) break
  }
  if (answers.size > 0) await ctx.tx(async (tx) => await saveStatuses(tx, answers))
  return new Map([...fresh, ...answers])
}

/** The flight to look up; null if the booking does not identify one. */
function flightOf({ status, iata_code, flight_number, start_datetime_utc, ...ends }: AirSegment): Flight | null {
  const number = /(\d{1,4})[A-Z]?$/.exec(flight_number ?? '')?.[1]
  if (status === 'Cancelled' || !iata_code || !number || start_datetime_utc === null) return null
  return {
    designator: `${iata_code}${Number(number)}`,
    origin: ends.origin,
    destination: ends.destination,
    departs: start_datetime_utc,
  }
}

/** Stores statuses, and emits events for those that changed. */
async function saveStatuses(tx: Tx, answers: ReadonlyMap<string, FlightObservation>): Promise<void> {
  const before = await findObservations(tx, [...answers.keys()])
  const existingIds = new Set((await findSegments(tx, [...answers.keys()])).map(({ id }) => id))
  for (const [id, observation] of answers) if (existingIds.has(id)) await storeObservation(tx, id, observation)
  await emit(
    tx,
    [...answers].flatMap(([id, { status }]) =>
      existingIds.has(id) && status && isChanged(before.get(id)?.status ?? null, status)
        ? [{ type: 'flight_status.updated' as const, resourceId: id, object: { id, ...status } }]
        : [],
    ),
  )
}

function isChanged(before: ProviderStatus | null, after: ProviderStatus): boolean {
  if (before === null) return false
  const { last_modified: _before, ...was } = before
  const { last_modified: _after, ...is } = after
  return !isDeepStrictEqual(was, is)
}
