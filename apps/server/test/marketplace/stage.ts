import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  listConnectionAttempts,
  requestConnection,
  sendLatest,
  updateConnection,
} from '@sextant/contract/marketplace/endpoints'
import { Connection, ConnectionAttempt, type PartnerName, partnerNames } from '@sextant/contract/marketplace/schemas'
import * as z from 'zod/mini'
import { connectionSender } from '../../src/marketplace/delivery/sender'
import { marketplaceJobs } from '../../src/marketplace/delivery/worker'
import { startDeliverer } from '../../src/platform/delivery/start-deliverer'
import { makeNetworks } from '../../src/platform/http/networks'
import { makePostClient } from '../../src/platform/http/post-client'
import { runNext } from '../../src/platform/jobs/run-next'
import { openMailer } from '../../src/platform/mail/mailer'
import { flight, mail } from '../kit/mails'
import { makePipeline } from '../kit/pipeline'
import { createTestContext } from '../kit/test-context'

type Config = Readonly<Record<string, string>>
type Edit = { readonly status?: string; readonly config?: Config }

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A test context whose connections are served by the real delivery worker over every transport. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'sextant-partner-'))
  const context = await createTestContext(undefined, undefined, { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' })
  const pipeline = makePipeline(context)
  const networks = makeNetworks(['127.0.0.1'])
  const postClient = makePostClient({ permits: networks.permits, timeoutMs: 5000, maxBodyBytes: 4096 })
  const outgoing = { url: undefined, from: 'Sextant <no-reply@x.test>', outbox: folder }
  const mailer = openMailer(outgoing, context.services.log)
  const sender = connectionSender({ postClient, mailer, networks })
  const deliverer = await startDeliverer(context.services, context.pool, [sender], { pollMs: 50 })

  const { owner } = context.people
  const team = context.acme
  const of = (body: unknown): Connection => z.object({ data: Connection }).parse(body).data
  const put = async (id: string, { status, config }: Edit) => {
    const body = { ...(status ? { status } : {}), ...(config ? { config: { ...config } } : {}) }
    return of((await context.call(updateConnection, { team, id, body }, owner)).body)
  }
  return {
    context,
    /** The folder of sent emails. */
    folder,
    put,
    connect: async (name: PartnerName, config: Config) => {
      const app_id = String(partnerNames.indexOf(name) + 1)
      const { id } = of((await context.call(requestConnection, { team, body: { app_id } }, owner)).body)
      return await put(id, { config })
    },
    sendLatest: async (id: string) => (await context.call(sendLatest, { team, id }, owner)).status,
    attempts: async (id: string) => {
      const { body } = await context.call(listConnectionAttempts, { team, id }, owner)
      return z.object({ data: z.array(ConnectionAttempt) }).parse(body).data
    },
    state: async (id: string) =>
      (await context.pool.query('select status, last_error from connections where id = $1', [id])).rows[0],
    book: async (values: Parameters<typeof flight>[0] = {}) =>
      await pipeline.receive(mail({ reservations: [flight(values)] })),
    /** Runs the jobs of the marketplace. */
    work: async () => {
      while (await runNext(context.services, new Map(marketplaceJobs.map((one) => [one.kind, one]))));
    },
    close: async () => {
      await deliverer.stop()
      await postClient.close()
      await pipeline.stop()
      await context.close()
      await rm(folder, { recursive: true })
    },
  }
}
