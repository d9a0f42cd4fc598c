import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { applicationJobs } from '../applications/worker'
import { downloadJobs } from '../downloads/worker'
import { makeAuthenticator } from '../emails/authenticity/authenticator'
import { type Extractor, makeExtractor } from '../emails/extractor'
import { processEmailJob, sendDigestsJob } from '../emails/jobs'
import { makeModelClient } from '../emails/model/model-client'
import { modelJobs } from '../emails/model/worker'
import { failEmail, processBatchSize, processEmails } from '../emails/process-email'
import { retentionJobs } from '../emails/retention/worker'
import { sendDigests } from '../emails/review/send-digests'
import { importJobs } from '../imports/worker'
import { mailboxJobs } from '../mailboxes/worker'
import { connectionSender } from '../marketplace/delivery/sender'
import { marketplaceJobs } from '../marketplace/delivery/worker'
import { handleDeleteBlobs } from '../platform/blobs/worker'
import { startDeliverer } from '../platform/delivery/start-deliverer'
import { handlePurge } from '../platform/delivery/worker'
import type { Env } from '../platform/env'
import { makeNetworks } from '../platform/http/networks'
import { makeOutgoing, type OutgoingClient } from '../platform/http/outgoing'
import { makePostClient } from '../platform/http/post-client'
import { handle, handleInSteps, handleTogether, type JobHandler } from '../platform/jobs/handle'
import { type JobWorker, startWorker, type Worker } from '../platform/jobs/start-worker'
import { openMailer } from '../platform/mail/mailer'
import { handleMail } from '../platform/mail/worker'
import type { Services } from '../platform/services'
import { reportJobs, slowReportJobs } from '../reports/worker'
import { renewRatesJob } from '../segments/jobs'
import { findCurrentBooking } from '../segments/parsing-rules/current-booking'
import { maxRatesBytes, renewFrom } from '../segments/prices/renew-rates'
import { reprocessJobs } from '../segments/reprocess/worker'
import { segmentJobs } from '../segments/worker'
import { sessionJobs } from '../session/worker'
import { privacyJobs } from '../travelers/privacy/worker'
import { backfill } from '../trips/quality/backfill'
import { backfillJob } from '../trips/quality/jobs'
import { webhookSender } from '../webhooks/sending/sender'
import './wiring'

/**
 * A message may take ten seconds, and a thread 512 MB, of which the reader's own data takes 190. A message that exceeds
 * this becomes Failed, and is kept.
 */
const budget = { timeMs: 10_000, memoryMb: 512 }

/** Jobs that take minutes. They run separately, two at a time, so that they never delay email. */
const slowJobs = (extractor: Extractor, env: Env, outgoing: OutgoingClient): readonly JobHandler[] => [
  ...privacyJobs,
  ...importJobs,
  ...downloadJobs,
  ...slowReportJobs,
  ...retentionJobs,
  ...mailboxJobs,
  ...reprocessJobs(extractor),
  handleInSteps(renewRatesJob, renewFrom(env.exchangeRatesUrl, outgoing)),
]

/** The request timeout for event receivers (Standard Webhooks), and how much of their response is logged. */
const postLimits = { timeoutMs: 15_000, maxBodyBytes: 4096 }

/** Concurrent jobs in addition to one per reader thread: for database work, and for email waiting for DNS. */
const moreJobs = 3

/** How long startup waits for the message reader. */
const longestWarmUpMs = 3000

/** Runs jobs; `drained` waits until all due jobs are done, up to a number of milliseconds. */
export async function startJobs(
  services: Services,
  pool: pg.Pool,
  env: Env,
): Promise<Worker & Pick<JobWorker, 'drained'>> {
  const extractor = makeExtractor({
    ...budget,
    threads: env.extractionThreads,
    ocr: env.ocrLanguages,
  })
  const isWarm = extractor.warmUp()
  // The operator sets the address, so it may be on a private network.
  const outgoing = makeOutgoing({ allowPrivate: true, timeoutMs: 30_000, maxAnswerBytes: maxRatesBytes })
  const authenticator = makeAuthenticator(env.authenticity)
  const handled = [
    handleTogether(processEmailJob, processBatchSize, processEmails({ extractor, authenticator }), failEmail),
    handle(backfillJob, backfill),
    handleInSteps(sendDigestsJob, sendDigests),
    ...segmentJobs,
    ...sessionJobs,
    ...applicationJobs,
    ...reportJobs,
    handleDeleteBlobs,
    handlePurge,
    ...marketplaceJobs,
  ]
  const worker = await startWorker(services, pool, handled, { concurrency: env.extractionThreads + moreJobs })
  const slowWorker = await startWorker(services, pool, slowJobs(extractor, env, outgoing), {
    concurrency: 2,
    givesWayTo: worker,
  })
  const mailer = openMailer(env.mail, services.log)
  // Separate, so that a slow mail server cannot delay email processing.
  const mailWorker = await startWorker(services, pool, [handleMail(mailer)], { concurrency: 1 })
  const model = makeModelClient(env.model)
  // Separate, so that a slow model delays nothing else.
  const modelWorker = await startWorker(services, pool, modelJobs(model, extractor, findCurrentBooking), {
    concurrency: 2,
  })
  const networks = makeNetworks(env.webhookNetworks)
  const postClient = makePostClient({ permits: networks.permits, ...postLimits })
  const deliverer = await startDeliverer(services, pool, [
    webhookSender(postClient, networks),
    connectionSender({ postClient, mailer, networks }),
  ])
  // Otherwise the first emails would wait for it. On a busy machine it may become ready later.
  await Promise.race([isWarm, delay(longestWarmUpMs, undefined, { ref: false })])
  return {
    drained: async (ms) =>
      void (await Promise.all([worker, slowWorker].map(async (started) => await started.drained(ms)))),
    stop: async () => {
      const modelClosed = model?.close()
      await Promise.all(
        [worker, slowWorker, mailWorker, modelWorker, deliverer].map(async (started) => await started.stop()),
      )
      await postClient.close()
      mailer.close()
      await Promise.all([extractor.stop(), authenticator.stop(), outgoing.close(), modelClosed])
    },
  }
}
