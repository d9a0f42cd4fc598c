import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { listen } from '../database/listen'
import { Bell } from '../jobs/bell'
import type { Worker } from '../jobs/start-worker'
import type { Services } from '../services'
import { Lane } from './lane'
import { deliveriesChannel } from './queue'
import type { Sender } from './sender'
import { type Held, holdDestinations, keepDestinations } from './store'

/** How many destinations one worker sends to at once. */
const mostLanes = 500
/** How often it says that it is alive; what it holds is another's three times later. */
const keepMs = 5000
/** How long attempts that are under way may take to end when the worker is told to stop. */
const patienceMs = 5000

const keyOf = ({ team_id, id }: Omit<Held, 'kind'>): string => `${team_id}/${id}`

/**
 * Delivers events until stopped: woken by the database's notifications, and by the clock for what fell due meanwhile. Each
 * destination has a lane of its own and one worker at a time, so that slow ones keep nobody waiting and limits hold exactly.
 */
export async function startDeliverer(
  services: Services,
  pool: pg.Pool,
  senders: readonly Sender[],
  { pollMs = 1000 }: { readonly pollMs?: number } = {},
): Promise<Worker> {
  const worker = randomUUID()
  const byKind = new Map(senders.map((one) => [one.kind, one]))
  const lanes = new Map<
    string,
    { readonly team: string; readonly lane: Lane; readonly done: Promise<void>; again: boolean }
  >()
  const stopped = new AbortController()
  const bell = new Bell()

  const failed =
    <T>(instead: T) =>
    (error: unknown): T => {
      services.log.error({ err: error }, 'no destination could be taken or kept')
      return instead
    }

  const open = (held: Held): void => {
    const sender = byKind.get(held.kind)
    if (!sender || stopped.signal.aborted) return
    // Its hold had run out, or it is just giving the destination back: a second lane would send the same once more.
    const before = lanes.get(keyOf(held))
    if (before) {
      before.again = true
      return
    }
    const lane = new Lane(services, sender, held, worker)
    const done = lane.run().finally(() => {
      const ended = lanes.get(keyOf(held))
      lanes.delete(keyOf(held))
      if (ended?.again) open(held)
      bell.ring()
    })
    lanes.set(keyOf(held), { team: held.team_id, lane, done, again: false })
  }

  const deliver = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const noted = bell.rings
      const room = mostLanes - lanes.size
      const held = room > 0 ? await holdDestinations(services.db, worker, room).catch(failed([])) : []
      for (const one of held) open(one)
      await bell.rest(pollMs, noted)
    }
  }

  const keep = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const running = [...lanes]
      const kept = await keepDestinations(services.db, worker).catch(failed(null))
      const keys = new Set(kept?.map(keyOf))
      if (kept) for (const [key, { lane }] of running) if (!keys.has(key)) lane.stop()
      // What was taken in a transaction whose end this process did not hear of is its own all the same.
      for (const one of kept ?? []) if (!lanes.has(keyOf(one))) open(one)
      await delay(keepMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const heard = (team: string | null): void => {
    bell.ring()
    for (const one of lanes.values()) if (team === null || one.team === team) one.lane.wake()
  }
  const running = [deliver(), keep(), listen(pool, services.log, deliveriesChannel, stopped.signal, heard)]
  return {
    stop: async () => {
      stopped.abort()
      bell.ring()
      const open = [...lanes.values()]
      for (const { lane } of open) lane.stop()
      const deadline = setTimeout(() => {
        for (const { lane } of open) lane.abandon()
      }, patienceMs)
      await Promise.all([...running, ...open.map(({ done }) => done)])
      clearTimeout(deadline)
    },
  }
}
