import type pg from 'pg'
import { downloadJobs } from '../downloads/jobs'
import { makeExtractor } from '../emails/extractor'
import { processEmailJob } from '../emails/process.job'
import { giveUpOnEmail, processEmail } from '../emails/process-email'
import { importJobs } from '../imports/handled'
import { handleDropBlobs } from '../platform/blobs/drop-blobs.job'
import type { Env } from '../platform/env'
import { type Handled, handle } from '../platform/jobs/run-next'
import { startWorker, type Worker } from '../platform/jobs/start-worker'
import { openMailer } from '../platform/mail/mailer'
import { handleMail } from '../platform/mail/send.job'
import type { Services } from '../platform/services'
import { reportJobs, slowReportJobs } from '../reports/jobs'
import { segmentJobs } from '../segments/jobs'
import { sessionJobs } from '../session/jobs'
import { privacyJobs } from '../travelers/privacy/handled'
import { lookThrough } from '../trips/quality/look-through'
import { lookThroughJob } from '../trips/quality/look-through.job'
import './wiring'

/** A message may take ten seconds and 256 MB to read; what needs more is Failed and kept. */
const budget = { timeMs: 10_000, memoryMb: 256 }

/** Work of minutes, two at a time and apart: it never keeps mail from being read. */
const slowJobs: readonly Handled[] = [...privacyJobs, ...importJobs, ...downloadJobs, ...slowReportJobs]

/** Works jobs off: one more at a time than there are threads that read, so that the database is never idle. */
export async function startJobs(services: Services, pool: pg.Pool, env: Env): Promise<Worker> {
  const extractor = makeExtractor({ ...budget, threads: env.extractionThreads })
  const handled = [
    handle(processEmailJob, processEmail(extractor), giveUpOnEmail),
    handle(lookThroughJob, lookThrough),
    ...segmentJobs,
    ...sessionJobs,
    ...reportJobs,
    handleDropBlobs,
  ]
  const worker = await startWorker(services, pool, handled, { concurrency: env.extractionThreads + 1 })
  const drudge = await startWorker(services, pool, slowJobs, { concurrency: 2 })
  const mailer = openMailer(env.mail, services.log)
  // Apart, because a mail server that is slow must not keep mail from being read.
  const postman = await startWorker(services, pool, [handleMail(mailer)], { concurrency: 1 })
  return {
    stop: async () => {
      await Promise.all([worker.stop(), drudge.stop(), postman.stop()])
      mailer.close()
      await extractor.stop()
    },
  }
}
