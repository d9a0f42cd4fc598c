import * as z from 'zod/mini'
import type { InTx, Tx } from '../database/transaction'
import type { Services } from '../services'
import type { Job } from './job'

/** What is written at the end of a job, in the one transaction that also ends the job: all of it, once, or nothing. */
export type LastStep = (tx: Tx) => Promise<void>

/** How a job that takes long works: no transaction is open between its steps. */
export type Steps = {
  readonly team: string
  /**
   * A short transaction. It commits only while the job is still this worker's: who was taken for dead writes nothing
   * more.
   */
  readonly step: InTx
  /** A transaction that only reads and may last: nobody waits for it. */
  readonly read: InTx
}

/** A job with what is done for it. `giveUp` runs when the last attempt has failed, in the transaction that says so. */
export type Handled = {
  readonly kind: string
  readonly attempts: number
  readonly everySeconds: number | null
  run(services: Services, steps: Steps, payload: unknown): Promise<LastStep>
  giveUp(services: Services, tx: Tx, payload: unknown, reason: string): Promise<void>
}

type Handler<Payload> = (services: Services, tx: Tx, payload: Payload) => Promise<void>
type HandlerInSteps<Payload> = (services: Services, steps: Steps, payload: Payload) => Promise<LastStep | void>
type GiveUp<Payload> = (services: Services, tx: Tx, payload: Payload, reason: string) => Promise<void>

const nothing = async (): Promise<void> => {}

/**
 * Ties a job to a handler that takes long, or that waits for anything but the database: a mail server, a blob store,
 * the reader of messages. It answers what is to be written at last. Its steps before may be done twice, by a process
 * that dies and one that follows.
 */
export const handleInSteps = <Payload>(
  of: Job<Payload>,
  handler: HandlerInSteps<Payload>,
  giveUp: GiveUp<Payload> = nothing,
): Handled => ({
  kind: of.kind,
  attempts: of.attempts,
  everySeconds: of.everySeconds,
  run: async (services, steps, payload) => (await handler(services, steps, z.parse(of.payload, payload))) ?? nothing,
  giveUp: async (services, tx, payload, reason) => await giveUp(services, tx, z.parse(of.payload, payload), reason),
})

/** Ties a job to a handler that is one short transaction, and asks nobody but the database. */
export const handle = <Payload>(
  of: Job<Payload>,
  handler: Handler<Payload>,
  giveUp: GiveUp<Payload> = nothing,
): Handled =>
  handleInSteps(of, async (services, _steps, payload) => async (tx) => await handler(services, tx, payload), giveUp)
