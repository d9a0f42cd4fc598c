import type { Endpoint } from '@sextant/contract/kit/endpoint'
import type { TestContext } from '../../kit/test-context'

/** The headers that identify a caller. */
export type Caller = Readonly<Record<string, string>>

/** The body of a request. */
export type SentRequest = { readonly type: string; readonly payload: string }

export type Reply = { readonly status: number; readonly body: string }

/** Calls an endpoint, by default with an empty body: endpoints that need a body reject it without changing anything. */
export async function reply(
  { app }: Pick<TestContext, 'app'>,
  endpoint: Endpoint,
  url: string,
  as: Caller,
  sent?: SentRequest,
): Promise<Reply> {
  // An event stream does not end by itself.
  const isStream = endpoint.download?.[0] === 'text/event-stream'
  const answer = await app.inject({
    method: isStream ? 'HEAD' : endpoint.method,
    url,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...as, ...(sent ? { 'content-type': sent.type } : {}) },
    ...(sent ? { payload: sent.payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Checks the items several at a time and returns the problems as lines. */
export async function findings<T>(items: readonly T[], look: (item: T) => Promise<string | null>): Promise<string[]> {
  const waiting = [...items]
  const found: string[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const line = await look(next)
      if (line !== null) found.push(line)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return found.toSorted()
}
