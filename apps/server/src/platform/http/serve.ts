import {
  type BodyOf,
  type Endpoint,
  type OutputOf,
  paramNames,
  paramSchema,
  type QueryOf,
} from '@sextant/contract/kit/endpoint'
import type { FieldErrors } from '@sextant/contract/kit/errors'
import { nearest } from '@sextant/domain/kit/nearest'
import * as z from 'zod/mini'
import { pathsOfUnstorable } from '../database/unstorable'
import type { SpooledFile } from '../files/spooled-file'
import type { Ctx, TeamCtx } from './context'
import { refuse, refuseFields } from './refusal'

/** An uploaded file. */
export type IncomingFile = {
  readonly bytes: Uint8Array
  readonly filename: string | null
  readonly type: string
}

/** A file spooled to disk, available until the call is answered. */
export type SpooledUpload = {
  readonly content: SpooledFile
  readonly filename: string | null
  readonly type: string
}

/** The input of a request before validation. */
export type RawInput = {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  readonly file: IncomingFile | null
  /** Set instead of `file` if the endpoint's upload is spooled. */
  readonly spooled: SpooledUpload | null
  /** The last event received before this call resumed an interrupted event stream (WHATWG HTML, "Last-Event-ID"). */
  readonly lastEventId: string | null
  /** Aborted when the caller disconnects or has received the whole response. */
  readonly disconnected: AbortSignal
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'team'> | ParamName<Rest>
  : never

/** The input of a verb, validated against its endpoint. */
export type Input<E extends Endpoint> = {
  readonly params: Readonly<Record<ParamName<E['path']>, string>>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly file: IncomingFile | null
  readonly spooled: SpooledUpload | null
  readonly lastEventId: string | null
  readonly disconnected: AbortSignal
}

/** A response with a status other than the endpoint's usual one. */
export class VerbResponse<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** A body with records as the store returns them, validated only on output, by the endpoint's schema. */
export class UnvalidatedBody<T> {
  constructor(readonly body: T) {}
}

/** A file instead of JSON, for endpoints that declare a `download`. */
export class FileResponse {
  constructor(
    /** Empty for streams that are not files. */
    readonly filename: string,
    /** Chunks are sent as they arrive, with backpressure. */
    readonly content: string | Uint8Array | AsyncIterable<Uint8Array>,
    /** One of the endpoint's media types; the usual one by default. */
    readonly type: string | null = null,
  ) {}
}

type Result<E extends Endpoint> = OutputOf<E> | VerbResponse<OutputOf<E>> | UnvalidatedBody<unknown> | FileResponse
export type Verb<E extends Endpoint> = (ctx: Ctx, input: Input<E>) => Promise<Result<E>>
export type TeamVerb<E extends Endpoint> = (ctx: TeamCtx, input: Input<E>) => Promise<Result<E>>

type Reply = { readonly status: number; readonly body: unknown; readonly file?: FileResponse }

/** An endpoint with its verb, ready to be mounted. */
export type Route =
  | { readonly endpoint: Endpoint; readonly inTeam: false; answer(ctx: Ctx, raw: RawInput): Promise<Reply> }
  | {
      readonly endpoint: Endpoint
      readonly inTeam: true
      answer(ctx: TeamCtx, raw: RawInput): Promise<Reply>
    }

/** Serves an endpoint without a team. */
export const serve = <E extends Endpoint>(endpoint: E, verb: Verb<E>): Route => ({
  endpoint,
  inTeam: false,
  answer: async (ctx, raw) => reply(endpoint, ctx, await verb(ctx, read(endpoint, raw))),
})

/** Serves an endpoint whose path begins with `{team}`. */
export const serveTeam = <E extends Endpoint>(endpoint: E, verb: TeamVerb<E>): Route => ({
  endpoint,
  inTeam: true,
  answer: async (ctx, raw) => reply(endpoint, ctx, await verb(ctx, read(endpoint, raw))),
})

function read<E extends Endpoint>(endpoint: E, raw: RawInput): Input<E> {
  const params = readParams(endpoint, raw.params)
  refuseUnknownNames(endpoint, raw.query)
  const query = z.safeParse<E['query']>(endpoint.query, raw.query)
  const body = z.safeParse<E['body']>(endpoint.body, raw.body ?? {})
  if (!query.success || !body.success) {
    return refuseFields({ ...fieldErrors(query.error), ...fieldErrors(body.error) })
  }
  // Only fields known to the schemas: unknown ones could be nested without limit.
  const unstorable = pathsOfUnstorable({ ...named(raw), ...query.data, ...inFields(body.data) })
  if (unstorable.length > 0) return refuseFields(Object.fromEntries(unstorable.map((path) => [path, [notText]])))
  return {
    params,
    query: query.data,
    body: body.data,
    file: raw.file,
    spooled: raw.spooled,
    lastEventId: raw.lastEventId,
    disconnected: raw.disconnected,
  }
}

const notText = 'Must not hold the NUL character or half of a surrogate pair: neither is text.'

/** File names, which are stored with their content. */
const named = ({ file, spooled }: RawInput) => ({
  file: file?.filename,
  ...(spooled ? { file: spooled.filename } : {}),
})

const inFields = (body: unknown): object => (typeof body === 'object' && body !== null ? body : { body })

/** An unknown query parameter is probably a typo: responds with 422 and the likely name. */
function refuseUnknownNames({ query, body, upload }: Endpoint, input: unknown): void {
  // The fields of a raw upload are in the query.
  const fields = upload && body instanceof z.ZodMiniObject ? Object.keys(body.def.shape) : []
  const allowed = [...Object.keys(query.def.shape), ...fields]
  const unknown = Object.keys(Object(input)).filter((name) => !allowed.includes(name))
  if (unknown.length === 0) return
  const texts = unknown.map((name) => {
    const suggestion = nearest(name, allowed)
    return [
      name,
      [
        suggestion === null
          ? 'Is no parameter of this call.'
          : `Is no parameter of this call. Did you mean ${suggestion}?`,
      ],
    ]
  })
  refuseFields(Object.fromEntries(texts))
}

/** An invalid path parameter cannot refer to anything that exists: 404. */
function readParams<E extends Endpoint>(endpoint: E, raw: RawInput['params']): Input<E>['params'] {
  const names = paramNames(endpoint.path)
  const isValid = names.every((name) => z.safeParse(paramSchema(endpoint, name), raw[name]).success)
  const params = Object.fromEntries(names.map((name) => [name, raw[name] ?? '']))
  const named = (values: Record<string, string>): values is Record<string, string> & Input<E>['params'] =>
    isValid && names.every((name) => Object.hasOwn(values, name))
  return named(params) ? params : refuse('not_found')
}

/** Field path → messages, from a failed validation. */
function fieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.')
    fields[path] = [...(fields[path] ?? []), issue.message]
  }
  return fields
}

const bodyOf = (result: unknown): unknown => (result instanceof UnvalidatedBody ? result.body : result)

/** Enforces the contract: the verb must have checked the permission, and its response must have the declared shape. */
function reply<E extends Endpoint>(endpoint: E, ctx: Ctx, result: Result<E>): Reply {
  if (!ctx.checked.has(endpoint.permission)) {
    throw new Error(`${endpoint.name} answered without asking permit(ctx, '${endpoint.permission}').`)
  }
  if (result instanceof FileResponse !== (endpoint.download !== null))
    throw new Error(`${endpoint.name} returns a file but declares none, or the other way round.`)
  if (result instanceof FileResponse) return { status: endpoint.statuses[0], body: null, file: result }
  const response = result instanceof VerbResponse ? result : new VerbResponse(endpoint.statuses[0], bodyOf(result))
  if (!endpoint.statuses.includes(response.status)) {
    throw new Error(`${endpoint.name} returned status ${response.status}, which it does not declare.`)
  }
  const body = z.safeParse(endpoint.output, response.body)
  if (!body.success) throw new Error(`${endpoint.name} broke its contract:\n${z.prettifyError(body.error)}`)
  return { status: response.status, body: body.data }
}
