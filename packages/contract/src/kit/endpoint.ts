import * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import type { PermissionName } from './permissions'
import type { TeamRef, TeamType } from './team'
import { Id } from './wire'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: holders of a permission; every signed-in person; `read-events`: every person of the team, and
 * applications with the scope `events:read` (which events they see is decided per event); or anyone.
 */
export type Access = PermissionName | 'signed-in' | 'read-events' | 'anyone'

export type ObjectSchema = z.ZodMiniObject
export type Schema = z.ZodMiniType

/**
 * A file in the body: sent raw as one of `types`, or as the part `file` of a multipart form next to the fields of
 * `body`.
 */
export type Upload = {
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Too large for memory, so the server spools it to disk. */
  readonly spooled?: boolean
}

/**
 * One endpoint of the API as a value, from which the server's route, the typed client and the OpenAPI description are
 * derived.
 */
export type Endpoint<
  Path extends string = string,
  Query extends ObjectSchema = ObjectSchema,
  Body extends Schema = Schema,
  Output extends Schema = Schema,
> = {
  /** `feature.verb`: the operation ID in the API description, the log and the client's cache keys. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** With `{team}` for the team's base path, and parameters such as `{id}`. */
  readonly path: Path
  readonly permission: Access
  /** Team types that have this endpoint; both by default. */
  readonly teams: readonly TeamType[]
  /** Schemas of path parameters that are not plain IDs. */
  readonly params: Readonly<Record<string, Schema>>
  readonly query: Query
  readonly body: Body
  readonly upload: Upload | null
  readonly output: Output
  /** Media types of the returned file, the default first; null for endpoints that return JSON. */
  readonly download: readonly [string, ...string[]] | null
  /** Success status codes, the usual one first. */
  readonly statuses: readonly [number, ...number[]]
  readonly errors: readonly ErrorCode[]
  /** Refused to applications regardless of scopes: a person has to be accountable. */
  readonly onlyPeople: boolean
  /** A POST that only queries. It changes nothing, so it takes no Idempotency-Key. */
  readonly isReadOnly: boolean
}

const nothing = z.object({})
export type Nothing = typeof nothing

type Draft<P extends string, Q extends ObjectSchema, B extends Schema, O extends Schema> = {
  name: string
  summary: string
  method: Method
  path: P
  permission: Access
  teams?: readonly TeamType[]
  params?: Readonly<Record<string, Schema>>
  query?: Q
  body?: B
  upload?: Upload
  output: O
  download?: readonly [string, ...string[]]
  statuses?: readonly [number, ...number[]]
  errors?: readonly ErrorCode[]
  isReadOnly?: boolean
  onlyPeople?: boolean
}

/** Creates an endpoint with defaults: both team types, no query, no body, status 200 (201 for POST). */
export function endpoint<
  const P extends string,
  O extends Schema,
  Q extends ObjectSchema = Nothing,
  B extends Schema = Nothing,
>(draft: Draft<P, Q, B, O>): Endpoint<P, Q, B, O>
export function endpoint(draft: Draft<string, ObjectSchema, Schema, Schema>): Endpoint {
  return {
    teams: ['org', 'dev'],
    params: {},
    query: nothing,
    body: nothing,
    upload: null,
    download: null,
    statuses: [draft.method === 'POST' ? 201 : 200],
    errors: [],
    isReadOnly: false,
    onlyPeople: false,
    ...draft,
  }
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** Path parameters as callers pass them: the team as a `TeamRef`, everything else as text. */
export type ParamsOf<E extends Endpoint> = {
  [K in ParamNames<E['path']>]: K extends 'team' ? TeamRef : string
}

/**
 * An object that may be omitted: it has no fields (TypeScript then takes its keys to be any string) or only optional
 * ones.
 */
type IsOptional<Value> = string extends keyof Value ? true : Partial<Value> extends Value ? true : false

type Optional<Key extends string, Value> =
  IsOptional<Value> extends true ? { [K in Key]?: Value } : { [K in Key]: Value }

/** What a client passes: parameters, query and body; query and body may be omitted if all their fields are optional. */
export type InputOf<E extends Endpoint> = ParamsOf<E> &
  Optional<'query', z.input<E['query']>> &
  (E['upload'] extends null ? Optional<'body', z.input<E['body']>> : { body?: z.input<E['body']>; file?: Blob })

export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** The names of a path's parameters in order, without `team`. */
export const paramNames = (path: string): readonly string[] =>
  [...path.matchAll(/\{([a-zA-Z_]+)\}/g)].flatMap(([, name]) => (name && name !== 'team' ? [name] : []))

/** The schema of a path parameter; an ID unless the endpoint defines it. */
export const paramSchema = (of: Endpoint, name: string): Schema => of.params[name] ?? Id
