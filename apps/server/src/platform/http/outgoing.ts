import { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { guardedLookup, publicOnly, refuseLiteral } from './guard'

export type OutgoingRequest = {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | OutgoingStream
  /** Aborts the request, even while its response is being received; it then rejects. */
  readonly signal?: AbortSignal
}

/** A body that is too large for memory; its length in bytes is given in advance. */
export type OutgoingStream = { readonly chunks: AsyncIterable<Uint8Array>; readonly length: number }

export type OutgoingResponse = {
  readonly status: number
  readonly contentType: string | null
  /** The response's `Retry-After`, as sent. */
  readonly retryAfter: string | null
  readonly body: Uint8Array
}

/** A response whose body has yet to be consumed, as a whole or as a stream. */
export type OpenResponse = {
  readonly status: number
  readonly contentType: string | null
  readonly retryAfter: string | null
  readonly body: AsyncIterable<Uint8Array> & { bytes(): Promise<Uint8Array> }
}

export type OutgoingClient = {
  /**
   * Sends a request. Redirects are returned like other responses. Rejects on timeout or if the response is too large.
   */
  send(sent: OutgoingRequest): Promise<OutgoingResponse>
  /** The same for a response that is too large for memory. */
  open(sent: OutgoingRequest): Promise<OpenResponse>
  close(): Promise<void>
}

export type OutgoingLimits = {
  /** Permits private and reserved addresses: for the operator's configuration, never for user input. */
  readonly allowPrivate: boolean
  /** The timeout for connecting, for the response to start, and between two of its chunks. */
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
}

/** The only client for outgoing HTTP. Addresses are checked on connecting, so that DNS cannot change in between. */
export function makeOutgoing({ allowPrivate, timeoutMs, maxAnswerBytes }: OutgoingLimits): OutgoingClient {
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxAnswerBytes,
    connect: { timeout: timeoutMs, ...(allowPrivate ? {} : { lookup: guardedLookup(publicOnly) }) },
  })
  const open = async ({ method, url, headers = {}, body, signal }: OutgoingRequest): Promise<OpenResponse> => {
    if (!allowPrivate) refuseLiteral(publicOnly, new URL(url).hostname)
    const sent = { method, ...sentBy(headers, body), ...(signal && { signal }) }
    const response = await request(url, { dispatcher: agent, ...sent })
    const header = (name: string): string | null => {
      const value = response.headers[name]
      return typeof value === 'string' ? value : null
    }
    return {
      status: response.statusCode,
      contentType: header('content-type'),
      retryAfter: header('retry-after'),
      body: response.body,
    }
  }
  return {
    open,
    send: async (sent) => {
      const { body, ...response } = await open(sent)
      return { ...response, body: await body.bytes() }
    },
    close: async () => await agent.close(),
  }
}

function sentBy(headers: NonNullable<OutgoingRequest['headers']>, body: OutgoingRequest['body']) {
  if (!body || body instanceof Uint8Array) return { headers, body: body ?? null }
  const { chunks, length } = body
  return { headers: { ...headers, 'content-length': String(length) }, body: Readable.from(chunks) }
}
