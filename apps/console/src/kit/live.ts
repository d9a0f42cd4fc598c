import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { streamEvents } from '@sextant/contract/webhooks/events'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Features whose answers a kind of event changes: those that show the record, or count it. */
const featuresByFamily: Readonly<Record<string, readonly string[]>> = {
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
const batchMs = 1500

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
    const stale = batchNames((features) => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, features) })
    })
    // what was never answered is not behind: it waits for its answer, or says that there is none
    const refetchLater = batchNames((features) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => state.data !== undefined && isAffected(queryKey, features),
      })
    })
    const onEvent = (kind: string): void => stale.add(featuresByFamily[kind.split('.')[0] ?? ''] ?? [])
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onEvent(String(data)))
    void runInOneTab(
      url,
      ended.signal,
      async () =>
        await readStream(url, ended.signal, {
          onEvent: (kind) => {
            onEvent(kind)
            channel.postMessage(kind)
          },
          onOpen: () => refetchLater.add(Object.values(featuresByFamily).flat()),
        }),
    )
    return () => {
      ended.abort()
      stale.stop()
      refetchLater.stop()
      channel.close()
    }
  }, [type, id, queryClient])
}

/** Whether a query asks for something of one of the features. */
const isAffected = ([name]: QueryKey, features: ReadonlySet<string>): boolean =>
  typeof name === 'string' && features.has(name.split('.')[0] ?? '')

/** Does it in one tab at a time, where the browser can tell its tabs apart (over https and on this machine). */
async function runInOneTab(name: string, ended: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await task()
  await navigator.locks.request(name, { signal: ended }, task).catch(() => {})
}

type StreamListener = { readonly onEvent: (type: EventType) => void; readonly onOpen: () => void }

/** How long to wait before asking for a stream anew that the server refused, in milliseconds. */
const retryMs = 15_000

/**
 * Hears the stream until the end. The browser itself comes again when it breaks off, and is told what it missed; where
 * it was refused, it is asked for anew. A stream begins with what comes, so `missed` is told whenever one is opened:
 * what is on the screen was asked for before that, and nobody knows what happened meanwhile.
 */
async function readStream(url: string, ended: AbortSignal, { onEvent, onOpen }: StreamListener): Promise<void> {
  while (!ended.aborted) {
    const source = new EventSource(url)
    source.addEventListener('open', onOpen, { once: true })
    for (const type of eventTypes) source.addEventListener(type, () => onEvent(type))
    await new Promise<void>((resolve) => {
      ended.addEventListener('abort', () => resolve(), { once: true })
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) setTimeout(resolve, retryMs)
      })
    })
    source.close()
  }
}

/** Gathers names for a while, then hands them over together. */
function batchNames(onBatch: (names: ReadonlySet<string>) => void) {
  let names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null
  return {
    add: (more: readonly string[]) => {
      for (const name of more) names.add(name)
      timer ??= setTimeout(() => {
        timer = null
        const batch = names
        names = new Set()
        onBatch(batch)
      }, batchMs)
    },
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
