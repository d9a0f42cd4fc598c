import type pg from 'pg'
import { listen } from '../database/listen'
import { Notifier } from '../jobs/notifier'
import type { Log } from '../log'
import { eventsChannel } from '../outbox'

/** Wakes event streams: one connection of this process listens for all of them. */
export type Live = {
  /** A team's notifier: wakes when the team has new events, and when streams should end. */
  notifier(team: string): Notifier
  readonly isClosing: boolean
  /** Ends all streams. */
  close(): Promise<void>
}

/** Starts listening when the first stream requests a notifier. */
export function makeLive(pool: pg.Pool, log: Log): Live {
  const bells = new Map<string, Notifier>()
  const stopped = new AbortController()
  let listening: Promise<void> | null = null
  const heard = (team: string | null): void => {
    if (team !== null) bells.get(team)?.notify()
    else for (const notifier of bells.values()) notifier.notify()
  }
  return {
    notifier: (team) => {
      listening ??= listen(pool, log, eventsChannel, stopped.signal, heard)
      const notifier = bells.get(team) ?? new Notifier()
      bells.set(team, notifier)
      return notifier
    },
    get isClosing() {
      return stopped.signal.aborted
    },
    close: async () => {
      stopped.abort()
      heard(null)
      await listening
    },
  }
}

/** For a server without streams: never notifies. */
export const noLive: Live = { notifier: () => new Notifier(), isClosing: false, close: async () => {} }
