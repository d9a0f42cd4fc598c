import { sql } from 'kysely'
import pg from 'pg'
import { inStep } from '../database/in-step'
import { inTransaction, partOf, type Tx } from '../database/transaction'
import { emit, type OutboxEvent, withEvents } from '../outbox'
import type { Services } from '../services'
import type { JobHandler, LastStep, Steps } from './handle'
import { acquireLease, type Lease, type LeasedJob, LeaseLost, lastStepOf, leaseMs, renewLease, stepsOf } from './lease'

/** Seconds until the next attempt: 1, 4, 16 … up to an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(4 ** attempts, 3600)

/**
 * Leases the next due jobs that run together. Returns a function that runs them, or null if there are none. Each job is
 * completed, or its next attempt scheduled, in the transaction of its last step; no other transaction stays open in the
 * meantime. The jobs of a dead process become due when its lease expires.
 */
export async function leaseNext(
  services: Services,
  handled: ReadonlyMap<string, JobHandler>,
  ms = leaseMs,
): Promise<(() => Promise<void>) | null> {
  const lease = await acquireLease(services, handled, ms)
  const handler = lease && handled.get(lease.kind)
  if (!handler) return null
  return async () => {
    const stopRenewal = renewLease(services, lease, ms)
    try {
      await work(services, handler, lease)
    } finally {
      stopRenewal()
    }
  }
}

/** Leases the next due jobs and runs them. Returns whether there was one. */
export async function runNext(
  services: Services,
  handled: ReadonlyMap<string, JobHandler>,
  ms = leaseMs,
): Promise<boolean> {
  const run = await leaseNext(services, handled, ms)
  await run?.()
  return run !== null
}

/** The result of a job before its last step. */
type Outcome =
  | { readonly job: LeasedJob; readonly last: LastStep }
  | { readonly job: LeasedJob; readonly error: unknown }
type Ready = Extract<Outcome, { readonly last: LastStep }>

/**
 * Runs leased jobs and completes them as they become ready. Those that are ready when their turn comes are completed
 * together.
 */
async function work(services: Services, handler: JobHandler, lease: Lease): Promise<void> {
  const { jobs, team } = lease
  const db = databaseOf(services, handler)
  const read: Steps['read'] = async (reading) => await inTransaction(db, { team, person: null }, reading, 'read only')
  // Waiting here instead of for the database's lock lets more of them become ready, and occupies no connection.
  const inTurn = async (ending: () => Promise<void>): Promise<void> =>
    await (handler.turns ? handler.turns.take(team, ending) : ending())
  const steps = { team, step: stepsOf(db, lease, jobs), read }
  const payloads = jobs.map(({ payload }) => payload)
  const finished = new Map<LeasedJob, Outcome>()
  const running = new Set<Promise<void>>()
  for (const [place, last] of handler.run(services, steps, payloads).entries()) {
    const job = jobs[place]
    if (!job) continue
    const ended = outcomeOf(job, last).then((outcome) => {
      finished.set(job, outcome)
      running.delete(ended)
    })
    running.add(ended)
  }
  while (running.size > 0 || finished.size > 0) {
    if (finished.size === 0) await Promise.race(running)
    await inTurn(async () => {
      const outcomes = jobs.flatMap((job) => finished.get(job) ?? [])
      finished.clear()
      await completeAll(services, handler, lease, outcomes)
    })
  }
}

const outcomeOf = async (job: LeasedJob, last: Promise<LastStep>): Promise<Outcome> =>
  await last.then(
    (step) => ({ job, last: step }),
    (error: unknown) => ({ job, error }),
  )

const databaseOf = ({ db, prepared }: Services, { together }: JobHandler) => (together > 1 ? prepared : db)

async function completeAll(
  services: Services,
  handler: JobHandler,
  lease: Lease,
  outcomes: readonly Outcome[],
): Promise<void> {
  const ready = outcomes.filter((one): one is Ready => 'last' in one)
  if (ready.length > 0) await complete(services, handler, lease, ready)
  for (const one of outcomes) if ('error' in one) await fail(services, handler, lease, one)
}

/** Completes jobs in one transaction. If a last step throws, completes each in its own, so that it fails alone. */
async function complete(services: Services, handler: JobHandler, lease: Lease, ready: readonly Ready[]): Promise<void> {
  const jobs = ready.map(({ job }) => job)
  try {
    // Jobs that run together use only the database, and begin with a statement.
    const step = handler.together > 1 ? lastStepOf : stepsOf
    await step(
      databaseOf(services, handler),
      lease,
      jobs,
    )(async (tx) => {
      await writeAll(
        tx,
        ready.map(({ last }) => last),
      )
      await settle(tx, handler, jobs)
    })
  } catch (error) {
    const [first, ...others] = jobs
    if (first && others.length === 0) return await fail(services, handler, lease, { job: first, error })
    services.log.warn({ err: error, job: lease.kind, jobs: jobs.length }, 'jobs are completed one by one')
    for (const one of ready) await complete(services, handler, lease, [one])
  }
}

/** Runs the last steps of jobs, several concurrently. Their events are emitted in the order of the jobs. */
async function writeAll(tx: Tx, steps: readonly LastStep[]): Promise<void> {
  const [only, ...others] = steps
  if (only && others.length === 0) return await only(tx)
  const events: (readonly OutboxEvent[])[] = []
  await inStep(
    steps.map((step, at) => async (lock) => {
      const part = partOf(tx)
      const written = await withEvents(part, async () => await step(part, lock))
      events[at] = written.events
    }),
  )
  await emit(tx, events.flat())
}

type Failure = { readonly job: LeasedJob; readonly error: unknown }

async function fail(services: Services, handler: JobHandler, lease: Lease, { job, error }: Failure): Promise<void> {
  try {
    if (error instanceof LeaseLost) throw error
    const step = stepsOf(services.db, lease, [job])
    await step(async (tx) => await noteFailure(services, tx, handler, { job, error }))
  } catch (failure) {
    if (!(failure instanceof LeaseLost)) throw failure
    services.log.warn({ job: lease.kind, id: job.id }, 'a job was taken over by another worker')
  }
}

/** Completes jobs: they are deleted unless they recur. */
async function settle(tx: Tx, { everySeconds }: JobHandler, jobs: readonly LeasedJob[]): Promise<void> {
  if (everySeconds !== null)
    return void (await Promise.all(jobs.map(async ({ id }) => await postpone(tx, id, everySeconds))))
  const ids = jobs.map(({ id }) => id)
  tx.later(sql`delete from jobs where team_id = ${tx.team} and id = any (${ids}::bigint[])`.compile(tx.db))
}

async function postpone(tx: Tx, id: string, seconds: number): Promise<void> {
  const run_at = sql<string>`now() + ${seconds} * interval '1 second'`
  await tx.db
    .updateTable('jobs')
    .set({ run_at, lease: null })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

async function noteFailure(services: Services, tx: Tx, handler: JobHandler, { job, error }: Failure): Promise<void> {
  const attempts = job.attempts + 1
  const reason = error instanceof Error ? error.message : String(error)
  const exhausted = attempts >= handler.attempts
  services.log.error({ err: error, job: handler.kind, id: job.id, attempts, exhausted }, 'a job failed')
  if (handler.everySeconds !== null) return await postpone(tx, job.id, handler.everySeconds)
  await tx.db
    .updateTable('jobs')
    .set({
      attempts,
      last_error: storable(reason),
      lease: null,
      run_at: sql<string>`now() + ${backoffSeconds(job.attempts)} * interval '1 second'`,
      failed_at: exhausted ? sql<string>`now()` : null,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', job.id)
    .execute()
  if (exhausted) await giveUp(services, tx, handler, job, storable(publicReason(error, reason)))
}

/** A job whose failure handler fails too is still ended; otherwise it would be first in line forever. */
async function giveUp(services: Services, tx: Tx, handler: JobHandler, job: LeasedJob, reason: string): Promise<void> {
  await sql`savepoint giving_up`.execute(tx.db)
  try {
    await handler.giveUp(services, tx, job.payload, reason)
    await tx.flush()
  } catch (error) {
    await tx.rollbackTo('giving_up')
    services.log.error({ err: error, job: handler.kind, id: job.id }, 'a job could not be given up')
  }
}

/** The error that may be shown: database errors contain tables and columns, system errors paths and addresses. */
function publicReason(error: unknown, reason: string): string {
  if (error instanceof pg.DatabaseError) return 'the database refused it. The log says why'
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? 'a file or a connection failed. The log says why' : reason
}

/** An error may quote its input, including NUL, which PostgreSQL cannot store. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')
