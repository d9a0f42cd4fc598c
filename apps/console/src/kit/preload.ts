/** The current user, which every signed-in page requests first. */
export const currentUserUrl = '/api/users/current'

/**
 * Requests sent before the console has loaded. The first call to the same URL takes over the response; leftovers are
 * dropped once the first page is shown, so that no stale response is used. Keyed by URL, because endpoints are not
 * loaded yet.
 */
const preloaded = new Map<string, { readonly answer: Promise<Response>; readonly abort: AbortController }>()

/** Sends a request as the API client would (spec §7). Errors are left to whoever takes over the response. */
export function preload(url: string): void {
  const abort = new AbortController()
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const answer = fetch(url, { headers, credentials: 'same-origin', signal: abort.signal })
  answer.catch(() => {})
  preloaded.set(url, { answer, abort })
}

/** Takes over a pending response, once; `signal` aborts it. Null if there is none. */
export function takePreloaded(url: string, signal?: AbortSignal | null): Promise<Response> | null {
  const early = preloaded.get(url)
  preloaded.delete(url)
  signal?.addEventListener('abort', () => early?.abort.abort(signal.reason))
  return early?.answer ?? null
}

export const clearPreloaded = (): void => preloaded.clear()
