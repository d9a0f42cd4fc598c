import { afterAll } from 'vitest'
import { acceptMessage } from '../../src/emails/accept-message'
import { type Authenticator, makeAuthenticator } from '../../src/emails/authenticity/authenticator'
import type { Extractor } from '../../src/emails/extractor'
import { processEmailJob } from '../../src/emails/jobs'
import { failEmail, processBatchSize, processEmails } from '../../src/emails/process-email'
import { handleTogether } from '../../src/platform/jobs/handle'
import { runNext } from '../../src/platform/jobs/run-next'
import { segmentJobs } from '../../src/segments/worker'
import { sharedExtractor } from './shared-extractor'
import type { TestContext } from './test-context'
import '../../src/main/wiring'

export type Pipeline = {
  /** Accepts a message without reading it; returns the ID of its email. */
  accept(bytes: Buffer, mailbox?: string | null): Promise<string>
  /** Runs one due job; returns whether there was one. */
  next(): Promise<boolean>
  /** Receives a message and reads it like intake and worker; returns the email's ID. */
  receive(bytes: Buffer, mailbox?: string | null): Promise<string>
  /** Runs all due jobs. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** The real intake and worker on the database of a test context. */
export function makePipeline(
  context: TestContext,
  extractor: Extractor = sharedExtractor(),
  authenticator: Authenticator = makeAuthenticator({ dns: 'off', relays: [], trustedSealers: [] }),
): Pipeline {
  const process = processEmails({ extractor, authenticator })
  const all = [handleTogether(processEmailJob, processBatchSize, process, failEmail), ...segmentJobs]
  const handled = new Map(all.map((one) => [one.kind, one]))
  const next = async (): Promise<boolean> => await runNext(context.services, handled)
  const drain = async (): Promise<void> => {
    while (await next());
  }
  const accept = async (bytes: Buffer, mailbox: string | null = null): Promise<string> => {
    const via = {
      protocol: 'smtp',
      from: 'noreply@lufthansa.com',
      to: 'bookings@sextant.localhost',
    } as const
    const { email } = await acceptMessage(context.services, {
      team: context.acme.id,
      mailbox,
      bytes,
      via,
      acknowledged: true,
    })
    return email.id
  }
  return {
    accept,
    next,
    drain,
    receive: async (bytes, mailbox) => {
      const id = await accept(bytes, mailbox)
      await drain()
      return id
    },
    stop: async () => void (await Promise.all([extractor.stop(), authenticator.stop()])),
  }
}

/** A pipeline for all tests of a file, stopped after the last of them. */
export function testPipeline(...options: Parameters<typeof makePipeline>): Pipeline {
  const pipeline = makePipeline(...options)
  afterAll(async () => await pipeline.stop())
  return pipeline
}

/** Adds a traveler to Acme and returns their ID. */
export async function addTraveler(context: TestContext, first: string, last: string, email: string): Promise<string> {
  const text = 'insert into travelers (team_id, first_name, last_name, email) values ($1, $2, $3, $4) returning id'
  const { rows } = await context.pool.query<{ id: string }>(text, [context.acme.id, first, last, email])
  return rows[0]?.id ?? ''
}
