import { Agent, type Dispatcher } from 'undici'
import { guardedLookup, type Permits, refuseLiteral } from './guard'

/** The stored part of a response. */
export type PostResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of the body, as text. */
  readonly body: string
}

export type PostRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** POST by default. */
  readonly method?: 'POST' | 'PUT'
}

export type PostClient = {
  /**
   * Sends one request; redirects are returned like other responses. Rejects with a readable message if there is no
   * response in time.
   */
  post(request: PostRequest): Promise<PostResponse>
  /** Closes immediately; requests in progress reject. */
  close(): Promise<void>
}

export type PostLimits = {
  readonly permits: Permits
  /** The timeout for the whole response. */
  readonly timeoutMs: number
  /** How much of the body is kept, in bytes. */
  readonly maxBodyBytes: number
}

/** Responses up to this size are read to the end, so that the connection can be reused; larger ones close it. */
const readBytes = 256 * 1024

/**
 * Posts to many hosts over pooled connections. Addresses are checked on name resolution, for every connection. Uses the
 * dispatcher's low-level handler, because a stream per response would cost as much as everything else.
 */
export function makePostClient({ permits, timeoutMs, maxBodyBytes }: PostLimits): PostClient {
  const agent = new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 10_000,
    connect: { timeout: timeoutMs, lookup: guardedLookup(permits) },
  })
  return {
    post: async ({ url, headers, body, method = 'POST' }) => {
      const { origin, pathname, search, hostname } = new URL(url)
      refuseLiteral(permits, hostname)
      return await new Promise((resolve, reject) => {
        const handler = new ResponseHandler({ timeoutMs, maxBodyBytes }, resolve, reject)
        agent.dispatch({ origin, path: pathname + search, method, headers, body: Buffer.from(body) }, handler)
      })
    },
    close: async () => await agent.destroy(),
  }
}

/** Consumes one response. */
class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | null = null
  #late = false
  #status = 0
  #headers: Record<string, string> = {}
  #kept = 0
  #read = 0

  constructor(
    private readonly limits: Pick<PostLimits, 'timeoutMs' | 'maxBodyBytes'>,
    private readonly resolve: (response: PostResponse) => void,
    private readonly reject: (error: Error) => void,
  ) {
    this.#timer = setTimeout(() => {
      this.#late = true
      this.#controller?.abort(new Error('late'))
      this.#fail(new Error('late'))
    }, limits.timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#late) controller.abort(new Error('late'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.#status = status
    this.#headers = {}
    for (const name in headers) this.#headers[name] = String(headers[name])
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#read += chunk.length
    const room = this.limits.maxBodyBytes - this.#kept
    if (room > 0) {
      const truncated = chunk.subarray(0, room)
      this.#chunks.push(Buffer.from(truncated))
      this.#kept += truncated.length
    }
    if (this.#read <= readBytes) return
    this.#succeed()
    controller.abort(new Error('long'))
  }

  onResponseEnd(): void {
    this.#succeed()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error)
  }

  #succeed(): void {
    clearTimeout(this.#timer)
    this.resolve({
      status: this.#status,
      headers: this.#headers,
      body: Buffer.concat(this.#chunks).toString('utf8'),
    })
  }

  #fail(error: Error): void {
    clearTimeout(this.#timer)
    this.reject(this.#late ? new Error(`There was no answer within ${this.limits.timeoutMs / 1000} seconds.`) : error)
  }
}
