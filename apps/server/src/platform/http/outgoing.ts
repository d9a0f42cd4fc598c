import { type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from './public-address'

export type OutgoingRequest = {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

export type OutgoingAnswer = {
  readonly status: number
  readonly contentType: string | null
  readonly body: Uint8Array
}

export type OutgoingClient = {
  /** Sends one request. Redirects are answers like others. Rejects when nothing comes in time, or too much. */
  send(sent: OutgoingRequest): Promise<OutgoingAnswer>
  close(): Promise<void>
}

export type OutgoingLimits = {
  /** Also private and reserved addresses: for what the operator configured, never for what a user typed. */
  readonly allowPrivate: boolean
  /** Until the connection stands, until the answer begins, and between two pieces of it. */
  readonly timeoutMs: number
  readonly maxAnswerBytes: number
}

/** The one way out by HTTP. An address is judged when the connection is made, so a name cannot change in between. */
export function makeOutgoing({ allowPrivate, timeoutMs, maxAnswerBytes }: OutgoingLimits): OutgoingClient {
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxAnswerBytes,
    connect: { timeout: timeoutMs, ...(allowPrivate ? {} : { lookup: publicLookup }) },
  })
  return {
    send: async ({ method, url, headers = {}, body }) => {
      if (!allowPrivate) refusePrivateLiteral(new URL(url).hostname)
      const answer = await request(url, { dispatcher: agent, method, headers, body: body ?? null })
      const type = answer.headers['content-type']
      return {
        status: answer.statusCode,
        contentType: typeof type === 'string' ? type : null,
        body: await answer.body.bytes(),
      }
    },
    close: async () => await agent.close(),
  }
}

/** A connection to an address that is written out asks for no name, so it is judged here. */
function refusePrivateLiteral(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw privateAddress(hostname)
}

const publicLookup: LookupFunction = (hostname, options: LookupOptions, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused =
      error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : privateAddress(hostname))
    const [first] = found ?? []
    if (refused || !first) answer(refused ?? privateAddress(hostname), '', 0)
    else if (options.all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}

const privateAddress = (hostname: string): Error =>
  new Error(`${hostname} is an address inside a private or reserved network, which is not called.`)
