import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { streamEvents } from '@sextant/contract/webhooks/events'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Features whose answers a kind of event changes: those that show the record, or count it. */
const touched: Readonly<Record<string, readonly string[]>> = {
  email: ['emails', 'mailboxes', 'dashboard'],
  segment: ['segments', 'trips', 'dashboard'],
  trip: ['trips', 'segments', 'dashboard'],
  member: ['travelers'],
  flight_status: ['segments'],
  report: ['reports'],
  import: ['imports'],
  connection: ['marketplace'],
  mailbox: ['mailboxes'],
  webhook: ['webhooks'],
}

/** Events that come together are answered together, in milliseconds: an import tells of thousands. */
const gatherMs = 1500

/**
 * Has what is on the screen ask anew when something happens in the team. One tab of a browser holds the stream and
 * tells the others, because a browser opens few connections to one server; when it closes, another takes over.
 */
export function useLiveEvents(team: TeamRef | null): void {
  const queryClient = useQueryClient()
  const { type, id } = team ?? {}
  useEffect(() => {
    if (!type || !id) return
    const url = urlOf(streamEvents, { team: { type, id }, query: { brief: 'true' } })
    const ended = new AbortController()
    const channel = new BroadcastChannel(url)
    const stale = gather((features) => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, features) })
    })
    // what was never answered is not behind: it waits for its answer, or says that there is none
    const behind = gather((features) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => state.data !== undefined && concerns(queryKey, features),
      })
    })
    const hear = (kind: string): void => stale.add(touched[kind.split('.')[0] ?? ''] ?? [])
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(String(data)))
    void holdAlone(
      url,
      ended.signal,
      async () =>
        await streamed(url, ended.signal, {
          hear: (kind) => {
            hear(kind)
            channel.postMessage(kind)
          },
          missed: () => behind.add(Object.values(touched).flat()),
        }),
    )
    return () => {
      ended.abort()
      stale.stop()
      behind.stop()
      channel.close()
    }
  }, [type, id, queryClient])
}

/** Whether a query asks for something of one of the features. */
const concerns = ([name]: QueryKey, features: ReadonlySet<string>): boolean =>
  typeof name === 'string' && features.has(name.split('.')[0] ?? '')

/** Does it in one tab at a time, where the browser can tell its tabs apart (over https and on this machine). */
async function holdAlone(name: string, ended: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await work()
  await navigator.locks.request(name, { signal: ended }, work).catch(() => {})
}

type Ears = { readonly hear: (type: EventType) => void; readonly missed: () => void }

/** How long to wait before asking for a stream anew that the server refused, in milliseconds. */
const againMs = 15_000

/**
 * Hears the stream until the end. The browser itself comes again when it breaks off, and is told what it missed; where
 * it was refused, it is asked for anew. A stream begins with what comes, so `missed` is told whenever one is opened:
 * what is on the screen was asked for before that, and nobody knows what happened meanwhile.
 */
async function streamed(url: string, ended: AbortSignal, { hear, missed }: Ears): Promise<void> {
  while (!ended.aborted) {
    const source = new EventSource(url)
    source.addEventListener('open', missed, { once: true })
    for (const type of eventTypes) source.addEventListener(type, () => hear(type))
    await new Promise<void>((resolve) => {
      ended.addEventListener('abort', () => resolve(), { once: true })
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) setTimeout(resolve, againMs)
      })
    })
    source.close()
  }
}

/** Gathers names for a while, then hands them over together. */
function gather(done: (names: ReadonlySet<string>) => void) {
  let names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    add: (more: readonly string[]) => {
      for (const name of more) names.add(name)
      timer ??= setTimeout(() => {
        timer = null
        const gathered = names
        names = new Set()
        done(gathered)
      }, gatherMs)
    },
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
