/** Who is signed in: what every page behind the sign-in asks for first. */
export const currentUserUrl = '/api/users/current'

/**
 * What the page asks for while the console itself is still on its way. It is kept for the first call that asks for the
 * same, and forgotten when the first page stands, so that nobody gets an old answer. It goes by addresses, because it
 * comes before the endpoints do.
 */
const earlyRequests = new Map<string, { readonly answer: Promise<Response>; readonly abort: AbortController }>()

/** Asks as the API's client does (spec §7). A failure is for who takes the answer. */
export function requestEarly(url: string): void {
  const abort = new AbortController()
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const answer = fetch(url, { headers, credentials: 'same-origin', signal: abort.signal })
  answer.catch(() => {})
  earlyRequests.set(url, { answer, abort })
}

/** The answer that is on its way already, once, to be given up by the taker's signal; null where there is none. */
export function takeEarlyResponse(url: string, signal?: AbortSignal | null): Promise<Response> | null {
  const early = earlyRequests.get(url)
  earlyRequests.delete(url)
  signal?.addEventListener('abort', () => early?.abort.abort(signal.reason))
  return early?.answer ?? null
}

export const clearEarlyRequests = (): void => earlyRequests.clear()
