import { inTransaction, savepoint, type Tx } from '../../database/transaction'
import { actorKey, type Ctx, makeCtx } from '../context'
import { translate } from '../errors'
import { Refusal, refuseFields } from '../refusal'
import { acquireKey, findResponse, type IdempotentRequest, storeResponse } from './store'

/** A response as stored. */
export type StoredReply = { readonly status: number; readonly body: unknown }

/**
 * Runs a call once per idempotency key, however often it is sent. The whole call is one transaction, in which every
 * `ctx.tx` is a savepoint and the response is stored: everything happens or nothing does, even if the process is
 * killed. A refused call changes nothing and leaves the key unused. Refuses a key that was used for a different call
 * (422) or is in use (409).
 */
export async function withIdempotency(
  ctx: Ctx,
  key: string,
  fingerprint: Uint8Array,
  run: (ctx: Ctx) => Promise<StoredReply>,
): Promise<StoredReply & { readonly replayed: boolean }> {
  const keyed = { caller: actorKey(ctx.actor), key, fingerprint }
  const scope = { team: ctx.team?.id ?? null, person: ctx.actor.kind === 'person' ? ctx.actor.id : null }
  const outcome = await inTransaction(ctx.db, scope, async (tx) => {
    if (!(await acquireKey(tx, keyed))) refuseUnderWay()
    const stored = await replay(tx, ctx, keyed)
    if (stored) return stored
    const answered = await run(makeCtx(ctx, ctx, inSavepoints(tx))).catch(asRefusal)
    if (answered instanceof Refusal) return answered
    const body = ctx.secrets.seal(JSON.stringify(answered.body), purposeOf(keyed))
    await storeResponse(tx, keyed, { status: answered.status, body })
    return { ...answered, replayed: false }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** The purpose that binds a sealed response to its call. */
const purposeOf = ({ caller, key }: IdempotentRequest): string => `answer to ${caller} under ${key}`

function refuseUnderWay(): never {
  const text = 'A call with this Idempotency-Key is under way. Ask again in a moment.'
  throw new Refusal('conflict', text, undefined, 1)
}

async function replay(tx: Tx, { secrets }: Ctx, keyed: IdempotentRequest) {
  const stored = await findResponse(tx, keyed)
  if (!stored) return null
  if (!Buffer.from(stored.fingerprint).equals(keyed.fingerprint))
    refuseFields({ 'Idempotency-Key': ['Was used for another call in the last 24 hours.'] })
  const body: unknown = JSON.parse(secrets.open(stored.body, purposeOf(keyed)))
  return { status: stored.status, body, replayed: true }
}

/** Each `tx` is a savepoint of one transaction, run serially. */
function inSavepoints(tx: Tx) {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => await savepoint(tx, work))
    last = turn.catch(() => {})
    return await turn
  }
}

/** Converts refusals to a response; our own errors are thrown and roll everything back. */
function asRefusal(error: unknown): Refusal {
  const refusal = error instanceof Refusal ? error : translate(error)
  if (refusal.status >= 500) throw error
  return refusal
}
