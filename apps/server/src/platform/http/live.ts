import type pg from 'pg'
import { listen } from '../database/listen'
import { Bell } from '../jobs/bell'
import type { Log } from '../log'
import { eventsChannel } from '../outbox'

/** Wakes streams of events: one connection of this process listens for all of them. */
export type Live = {
  /** The bell of a team: it rings when the team has new events, and when streams are to end. */
  bell(team: string): Bell
  readonly isClosing: boolean
  /** Ends all streams. */
  close(): Promise<void>
}

/** Begins to listen when the first stream asks for a bell. */
export function makeLive(pool: pg.Pool, log: Log): Live {
  const bells = new Map<string, Bell>()
  const stopped = new AbortController()
  let listening: Promise<void> | null = null
  const heard = (team: string | null): void => {
    if (team !== null) bells.get(team)?.ring()
    else for (const bell of bells.values()) bell.ring()
  }
  return {
    bell: (team) => {
      listening ??= listen(pool, log, eventsChannel, stopped.signal, heard)
      const bell = bells.get(team) ?? new Bell()
      bells.set(team, bell)
      return bell
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

/** For a server without streams: its bells never ring. */
export const noLive: Live = { bell: () => new Bell(), isClosing: false, close: async () => {} }
