import type { Endpoint, InputOf, OutputOf } from '@sextant/contract/kit/endpoint'
import { ErrorBody, type ErrorCode, type FieldErrors } from '@sextant/contract/kit/errors'
import { urlOf } from '@sextant/contract/kit/request'
import * as z from 'zod/mini'

/** A refused or failed call. `status` 0: no answer came. `code` null: the answer was not one of ours. */
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

export type CallOptions = {
  readonly signal?: AbortSignal
  /** A GET with a slot aborts the pending GET of the same slot: a list asked for again cancels the earlier call (spec §4). */
  readonly slot?: string
  /** Told the status of a good answer, where an endpoint has several. */
  readonly onStatus?: (status: number) => void
}

export type Client = {
  /** Makes one call and answers its checked body. Rejects with `CallFailed`, or with an `AbortError` when cancelled. */
  call<E extends Endpoint>(of: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
}

export type ClientSettings = {
  readonly baseUrl?: string
  readonly fetch?: typeof fetch
  /** Sent with every call, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Told of every 401; the call rejects once it is through. A page that goes away never comes through. */
  readonly onUnauthorized?: () => void | Promise<never>
}

type Parts = { readonly body?: unknown; readonly file?: Blob }

function bodyOf(of: Endpoint, parts: Parts): { body?: BodyInit; type?: string } {
  if (of.upload) {
    const form = new FormData()
    for (const [key, value] of Object.entries(parts.body ?? {}))
      if (value !== undefined) form.set(key, String(value))
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

/** Makes a client of the API. All calls carry the XMLHttpRequest header (spec §7). */
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

  return {
    call: async <E extends Endpoint>(of: E, input: InputOf<E>, options: CallOptions = {}) =>
      await inSlot(options, async (signal) => {
        const { body, type } = bodyOf(of, input)
        const response = await send((settings.baseUrl ?? '') + urlOf(of, input), {
          method: of.method,
          headers: {
            accept: 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            ...(type ? { 'content-type': type } : {}),
            ...settings.headers,
          },
          credentials: 'same-origin',
          signal,
          ...(body ? { body } : {}),
        }).catch((error: unknown) => {
          if (signal.aborted) throw error
          throw new CallFailed(of.name, 0, null, 'No answer came from the server.')
        })
        if (response.status === 401) await settings.onUnauthorized?.()
        if (!response.ok) throw await failureOf(of, response)
        options.onStatus?.(response.status)
        const parsed = z.safeParse<E['output']>(of.output, await response.json())
        if (!parsed.success)
          throw new CallFailed(of.name, response.status, null, z.prettifyError(parsed.error))
        return parsed.data
      }),
  }
}
