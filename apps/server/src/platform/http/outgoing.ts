import { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { guardedLookup, publicOnly, refuseLiteral } from './guard'

export type OutgoingRequest = {
  readonly method: 'HEAD' | 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | OutgoingStream
}

/** A body that is too large to be held: its length in bytes is said beforehand. */
export type OutgoingStream = { readonly pieces: AsyncIterable<Uint8Array>; readonly length: number }

export type OutgoingAnswer = {
  readonly status: number
  readonly contentType: string | null
  readonly body: Uint8Array
}

/** An answer whose body is still to come; it has to be taken, as a whole or piece by piece. */
export type OpenAnswer = {
  readonly status: number
  readonly contentType: string | null
  readonly body: AsyncIterable<Uint8Array> & { bytes(): Promise<Uint8Array> }
}

export type OutgoingClient = {
  /** Sends one request. Redirects are answers like others. Rejects when nothing comes in time, or too much. */
  send(sent: OutgoingRequest): Promise<OutgoingAnswer>
  /** The same, for an answer that is too large to be held. */
  open(sent: OutgoingRequest): Promise<OpenAnswer>
  close(): Promise<void>
}

export type OutgoingLimits = {
  /** Also private and reserved addresses: for what the operator configured, never for what a user typed. */
  readonly allowPrivate: boolean
  /** Until the connection stands, until the answer begins, and between two pieces of it. */
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
}

/** The one way out by HTTP. An address is checked when the connection is made, so a name cannot change in between. */
export function makeOutgoing({ allowPrivate, timeoutMs, maxAnswerBytes }: OutgoingLimits): OutgoingClient {
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxAnswerBytes,
    connect: { timeout: timeoutMs, ...(allowPrivate ? {} : { lookup: guardedLookup(publicOnly) }) },
  })
  const open = async ({ method, url, headers = {}, body }: OutgoingRequest): Promise<OpenAnswer> => {
    if (!allowPrivate) refuseLiteral(publicOnly, new URL(url).hostname)
    const answer = await request(url, { dispatcher: agent, method, ...sentBy(headers, body) })
    const type = answer.headers['content-type']
    return {
      status: answer.statusCode,
      contentType: typeof type === 'string' ? type : null,
      body: answer.body,
    }
  }
  return {
    open,
    send: async (sent) => {
      const { body, ...answer } = await open(sent)
      return { ...answer, body: await body.bytes() }
    },
    close: async () => await agent.close(),
  }
}

function sentBy(headers: NonNullable<OutgoingRequest['headers']>, body: OutgoingRequest['body']) {
  if (!body || body instanceof Uint8Array) return { headers, body: body ?? null }
  const { pieces, length } = body
  return { headers: { ...headers, 'content-length': String(length) }, body: Readable.from(pieces) }
}
