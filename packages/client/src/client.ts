import type { Endpoint, InputOf, OutputOf } from '@sextant/contract/kit/endpoint'
import { ErrorBody, type ErrorCode, type FieldErrors } from '@sextant/contract/kit/errors'
import { urlOf } from '@sextant/contract/kit/request'
import * as z from 'zod/mini'
import { SignInFailed } from './sign-in-failed'

/**
 * A refused or failed call. `status` is 0 if there was no response; `code` is null if the response was not from the
 * API.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  constructor(
    readonly endpoint: string,
    readonly status: number,
    readonly code: ErrorCode | null,
    message: string,
    readonly errors: FieldErrors = {},
  ) {
    super(message)
  }
}

/** A call that timed out; an immediate retry would probably take as long. */
export class RequestTimeout extends CallFailed {
  constructor(endpoint: string) {
    super(endpoint, 0, null, 'The server took too long to answer.')
  }
}

export type CallOptions = {
  readonly signal?: AbortSignal
  /**
   * A GET with a slot aborts the pending GET of the same slot: repeating a list request cancels the earlier one (spec
   * §4).
   */
  readonly slot?: string
  /** Receives the status of a successful response, for endpoints with several. */
  readonly onStatus?: (status: number) => void
}

export type Client = {
  /** Makes one call and returns its validated body. Rejects with `CallFailed`, or with an `AbortError` if cancelled. */
  call<E extends Endpoint>(of: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
  /** The same for a call that returns a file or stream, which the caller reads. */
  file<E extends Endpoint>(of: E, input: InputOf<E>, options?: Pick<CallOptions, 'signal'>): Promise<Response>
}

export type ClientSettings = {
  readonly baseUrl?: string
  readonly fetch?: typeof fetch
  /** Headers of every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called on every 401, after which the call rejects. If the page is being unloaded, it should never settle. */
  readonly onUnauthorized?: () => void | Promise<never>
  /** The timeout of a call including its whole response, in milliseconds; none if omitted or null. */
  readonly timeoutMs?: (of: Endpoint) => number | null
}

type Parts = { readonly body?: unknown; readonly file?: Blob }

function bodyOf(of: Endpoint, parts: Parts): { body?: BodyInit; type?: string } {
  if (of.upload) {
    const form = new FormData()
    for (const [key, value] of Object.entries(parts.body ?? {})) if (value !== undefined) form.set(key, String(value))
    if (parts.file) form.set('file', parts.file)
    return { body: form }
  }
  if (of.method === 'GET' || parts.body === undefined) return {}
  return { body: JSON.stringify(parts.body), type: 'application/json' }
}

async function failureOf(of: Endpoint, response: Response): Promise<CallFailed> {
  const parsed = ErrorBody.safeParse(await response.json().catch(() => null))
  return parsed.success
    ? new CallFailed(of.name, response.status, parsed.data.code, parsed.data.message, parsed.data.errors)
    : new CallFailed(of.name, response.status, null, response.statusText)
}

const noAnswer = (of: Endpoint) => new CallFailed(of.name, 0, null, 'No answer came from the server.')

/**
 * The body of a successful response. A truncated body counts as no response; one that is not JSON is not from the API.
 */
async function bodyIn(of: Endpoint, response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw signal.aborted ? error : noAnswer(of)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new CallFailed(of.name, response.status, null, 'The answer is no JSON.')
  }
}

/** Runs a call with a timeout, after which it is aborted and fails with a timeout error. */
async function within<T>(
  of: Endpoint,
  timeoutMs: number | null,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (timeoutMs === null) return await run(outer)
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), timeoutMs)
  try {
    return await run(AbortSignal.any([outer, over.signal]))
  } catch (error) {
    throw over.signal.aborted && !outer.aborted ? new RequestTimeout(of.name) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Creates an API client. All calls carry the XMLHttpRequest header (spec §7). */
export function makeClient(settings: ClientSettings = {}): Client {
  const pending = new Map<string, AbortController>()
  const send = settings.fetch ?? fetch

  const inSlot = async <T>(options: CallOptions, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const own = new AbortController()
    const signal = options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal
    const { slot } = options
    if (slot === undefined) return await run(signal)
    pending.get(slot)?.abort()
    pending.set(slot, own)
    try {
      return await run(signal)
    } finally {
      if (pending.get(slot) === own) pending.delete(slot)
    }
  }

  /** The response to a call, if it was successful. */
  const answerTo = async <E extends Endpoint>(
    of: E,
    input: InputOf<E>,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const { body, type } = bodyOf(of, input)
    const response = await send((settings.baseUrl ?? '') + urlOf(of, input), {
      method: of.method,
      headers: {
        accept: of.download?.join(', ') ?? 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(type ? { 'content-type': type } : {}),
        ...settings.headers,
      },
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      ...(body ? { body } : {}),
    }).catch((error: unknown) => {
      throw signal?.aborted || error instanceof SignInFailed ? error : noAnswer(of)
    })
    if (response.status === 401) await settings.onUnauthorized?.()
    if (!response.ok) throw await failureOf(of, response)
    return response
  }

  return {
    call: async <E extends Endpoint>(of: E, input: InputOf<E>, options: CallOptions = {}) =>
      await inSlot(
        options,
        async (outer) =>
          await within(of, settings.timeoutMs?.(of) ?? null, outer, async (signal) => {
            const response = await answerTo(of, input, signal)
            const body = await bodyIn(of, response, signal)
            const parsed = z.safeParse<E['output']>(of.output, body)
            if (!parsed.success) throw new CallFailed(of.name, response.status, null, z.prettifyError(parsed.error))
            options.onStatus?.(response.status)
            return parsed.data
          }),
      ),
    file: async (of, input, { signal } = {}) => await answerTo(of, input, signal),
  }
}
