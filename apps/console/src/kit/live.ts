import { type EventType, eventTypes } from '@sextant/contract/kit/event-types'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { streamEvents } from '@sextant/contract/webhooks/events'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Features to refetch for each family of events: those that show the record or count it. */
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

/** Events within this time are handled together, in milliseconds: an import sends thousands. */
const batchMs = 1500

/**
 * Refetches visible data when something changes in the team. Only one tab holds the event stream and forwards events to
 * the others, because browsers limit the connections per server; when it closes, another tab takes over.
 */
export function useLiveEvents(team: TeamRef | null): void {
  const queryClient = useQueryClient()
  const { type, id } = team ?? {}
  useEffect(() => {
    if (!type || !id) return
    const url = urlOf(streamEvents, { team: { type, id }, query: { brief: 'true' } })
    const abortController = new AbortController()
    const channel = new BroadcastChannel(url)
    const stale = batchNames((features) => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey, features) })
    })
    // Queries without data are not out of date: they are still loading, or show their error.
    const queueRefetch = batchNames((features) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => state.data !== undefined && isAffected(queryKey, features),
      })
    })
    const onEvent = (kind: string): void => stale.add(featuresByFamily[kind.split('.')[0] ?? ''] ?? [])
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onEvent(String(data)))
    void runInOneTab(
      url,
      abortController.signal,
      async () =>
        await readStream(url, abortController.signal, {
          onEvent: (kind) => {
            onEvent(kind)
            channel.postMessage(kind)
          },
          onOpen: () => queueRefetch.add(Object.values(featuresByFamily).flat()),
        }),
    )
    return () => {
      abortController.abort()
      stale.stop()
      queueRefetch.stop()
      channel.close()
    }
  }, [type, id, queryClient])
}

/** Whether a query belongs to one of the features. */
const isAffected = ([name]: QueryKey, features: ReadonlySet<string>): boolean =>
  typeof name === 'string' && features.has(name.split('.')[0] ?? '')

/** Runs a task in one tab at a time, if the browser supports locks (over HTTPS and on localhost). */
async function runInOneTab(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await task()
  await navigator.locks.request(name, { signal }, task).catch(() => {})
}

type StreamListener = { readonly onEvent: (type: EventType) => void; readonly onOpen: () => void }

/** How long to wait before reconnecting to a stream that the server refused, in milliseconds. */
const retryMs = 15_000

/**
 * Reads the event stream until aborted. The browser reconnects by itself after an interruption and receives the missed
 * events; a refused stream is reopened. A new stream starts with the next event, so `onOpen` is called each time one
 * opens: the visible data was loaded before that and may be out of date.
 */
async function readStream(url: string, signal: AbortSignal, { onEvent, onOpen }: StreamListener): Promise<void> {
  while (!signal.aborted) {
    const source = new EventSource(url)
    source.addEventListener('open', onOpen, { once: true })
    for (const type of eventTypes) source.addEventListener(type, () => onEvent(type))
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true })
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) setTimeout(resolve, retryMs)
      })
    })
    source.close()
  }
}

/** Collects names for a short time and passes them on together. */
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
