import type { BodyOf, Endpoint, QueryOf } from '@sextant/contract/kit/endpoint'
import { urlOf } from '@sextant/contract/kit/request'
import type { Page } from '../platform/database/page'
import type { Tx } from '../platform/database/transaction'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import { refuse } from '../platform/http/refusal'
import { type Route, serveTeam, UnvalidatedBody } from '../platform/http/serve'
import { recordAudit } from './record-audit'

/** How the generic verbs handle one kind of record. Anything that needs special handling is a separate verb. */
export type Noun<Row, One extends object> = {
  /** The record's name in the audit log: `webhook:1`. */
  readonly name: string
  readonly find: (tx: Tx, id: string) => Promise<Row | undefined>
  /** Converts a row to the API's record and validates it. */
  readonly shape: (row: Row) => object
  readonly present: (row: Row) => One
  /** The part of a record that the audit log stores on a change; the whole record by default. */
  readonly audited?: (record: One) => object
}

/** Serves an endpoint that lists a team's records. */
export const serveList = <E extends Endpoint, Row>(
  endpoint: E,
  list: (tx: Tx, query: QueryOf<E>) => Promise<Page<Row>>,
  shape: (row: Row) => object,
): Route =>
  serveTeam(endpoint, async (ctx, { query }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) =>
      paged(await list(tx, query), shape, (cursor) => {
        const here = { team: ctx.team, query: { ...query, ...cursor } }
        return urlOf<Endpoint>(endpoint, here)
      }),
    )
  })

/** Serves an endpoint that reads one record. Unknown ids get 404. */
export const serveRead = <Row, One extends object>(endpoint: Endpoint, noun: Noun<Row, One>): Route =>
  serveTeam(endpoint, async (ctx, { params }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(
      async (tx) =>
        new UnvalidatedBody({ data: noun.shape((await noun.find(tx, idIn(params))) ?? refuse('not_found')) }),
    )
  })

/** Serves an endpoint that updates one record, and audits the change. Unknown ids get 404. */
export const serveUpdate = <E extends Endpoint, Row, One extends object>(
  endpoint: E,
  noun: Noun<Row, One>,
  update: (tx: Tx, id: string, body: BodyOf<E>) => Promise<void>,
): Route =>
  serveTeam(endpoint, async (ctx, { params, body }) => {
    permit(ctx, endpoint.permission)
    const id = idIn(params)
    return await ctx.tx(async (tx) => {
      const before = await load(tx, noun, id)
      await update(tx, id, body)
      const after = await load(tx, noun, id)
      const target = `${noun.name}:${id}`
      const { audited = (record) => record } = noun
      await recordAudit(tx, ctx, {
        action: endpoint.name,
        target,
        before: audited(before),
        after: audited(after),
      })
      return new UnvalidatedBody({ data: after })
    })
  })

/** Serves an endpoint that deletes one record, and audits the deletion. Unknown ids get 404. */
export const serveDelete = <Row, One extends object>(
  endpoint: Endpoint,
  noun: Noun<Row, One>,
  remove: (tx: Tx, id: string) => Promise<void>,
): Route =>
  serveTeam(endpoint, async (ctx, { params }) => {
    permit(ctx, endpoint.permission)
    const id = idIn(params)
    return await ctx.tx(async (tx) => {
      const before = await load(tx, noun, id)
      await remove(tx, id)
      const { audited = (record) => record } = noun
      await recordAudit(tx, ctx, {
        action: endpoint.name,
        target: `${noun.name}:${id}`,
        before: audited(before),
      })
      return new UnvalidatedBody({ data: { id } })
    })
  })

const idIn = ({ id = '' }: Readonly<Record<string, string>>): string => id

const load = async <Row, One extends object>(tx: Tx, noun: Noun<Row, One>, id: string): Promise<One> =>
  noun.present((await noun.find(tx, id)) ?? refuse('not_found'))
