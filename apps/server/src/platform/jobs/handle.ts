import * as z from 'zod/mini'
import type { LockKeys } from '../database/in-step'
import type { InTx, Tx } from '../database/transaction'
import type { Services } from '../services'
import type { Job } from './job'
import { Turns } from './turns'

/**
 * The final writes of a job, in the one transaction that also completes the job: all of them once, or none. If other
 * last steps of the transaction run concurrently, it locks what they must not change before it writes.
 */
export type LastStep = (tx: Tx, lock?: LockKeys) => Promise<void>

/** The transactions of a long job. None is open between its steps. */
export type Steps = {
  readonly team: string
  /**
   * A short transaction. It commits only while the job is leased to this worker, so one presumed dead writes nothing
   * more.
   */
  readonly step: InTx
  /** A read-only transaction that may take long, since it blocks no one. */
  readonly read: InTx
}

/** A job with its handler. `giveUp` runs after the last failed attempt, in the transaction that records it. */
export type JobHandler = {
  readonly kind: string
  readonly attempts: number
  readonly everySeconds: number | null
  /** The maximum number of due jobs of one team that run together. */
  readonly together: number
  /** Makes the last steps of jobs that run together wait for earlier ones of their team; null for other jobs. */
  readonly turns: Turns | null
  /** Starts the jobs with these payloads; returns one promise each. */
  run(services: Services, steps: Steps, payloads: readonly unknown[]): readonly Promise<LastStep>[]
  giveUp(services: Services, tx: Tx, payload: unknown, reason: string): Promise<void>
}

type Handler<Payload> = (services: Services, tx: Tx, payload: Payload) => Promise<void>
type HandlerInSteps<Payload> = (services: Services, steps: Steps, payload: Payload) => Promise<LastStep | void>
type HandlerTogether<Payload> = (
  services: Services,
  steps: Steps,
  payloads: readonly Payload[],
) => readonly Promise<LastStep | void>[]
type GiveUp<Payload> = (services: Services, tx: Tx, payload: Payload, reason: string) => Promise<void>

const nothing = async (): Promise<void> => {}

/**
 * Handles due jobs of one team together, up to the given number. The last steps of those that are ready run in one
 * transaction: concurrently if they lock different keys, else in the order of the jobs. If one of them throws, each
 * runs again in its own transaction.
 */
export const handleTogether = <Payload>(
  of: Job<Payload>,
  together: number,
  handler: HandlerTogether<Payload>,
  giveUp: GiveUp<Payload> = nothing,
): JobHandler => ({
  kind: of.kind,
  attempts: of.attempts,
  everySeconds: of.everySeconds,
  together,
  turns: together > 1 ? new Turns() : null,
  run: (services, steps, payloads) => {
    const parsed = payloads.map((payload) => z.safeParse(of.payload, payload))
    const valid = parsed.flatMap(({ success, data }) => (success ? [data] : []))
    const results = handler(services, steps, valid).values()
    return parsed.map(async ({ error }) => {
      if (error) throw error
      return (await results.next().value) ?? nothing
    })
  },
  giveUp: async (services, tx, payload, reason) => await giveUp(services, tx, z.parse(of.payload, payload), reason),
})

/**
 * Handles a job that takes long, or waits for something other than the database: a mail server, the blob store, the
 * message reader. The handler returns the final writes. Earlier steps may run twice if a process dies and another takes
 * over.
 */
export const handleInSteps = <Payload>(
  of: Job<Payload>,
  handler: HandlerInSteps<Payload>,
  giveUp: GiveUp<Payload> = nothing,
): JobHandler =>
  handleTogether(
    of,
    1,
    (services, steps, payloads) => payloads.map(async (payload) => await handler(services, steps, payload)),
    giveUp,
  )

/** Handles a job in one short transaction that uses only the database. */
export const handle = <Payload>(
  of: Job<Payload>,
  handler: Handler<Payload>,
  giveUp: GiveUp<Payload> = nothing,
): JobHandler =>
  handleInSteps(of, async (services, _steps, payload) => async (tx) => await handler(services, tx, payload), giveUp)
