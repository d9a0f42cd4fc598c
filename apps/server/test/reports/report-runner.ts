import type { TeamRef } from '@sextant/contract/kit/team'
import { createReport, readReport, readReportData } from '@sextant/contract/reports/endpoints'
import { Report, type ReportDraft } from '@sextant/contract/reports/schemas'
import * as z from 'zod/mini'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { reportJobs, slowReportJobs } from '../../src/reports/worker'
import type { TestContext } from '../kit/test-context'

const handled = new Map([...reportJobs, ...slowReportJobs, handleDeleteBlobs].map((one) => [one.kind, one]))
const One = z.object({ data: Report })

/** Requests and creates reports, as a worker does. */
export const makerOf = (context: TestContext, team: TeamRef = context.acme) => {
  const { viewer, owner } = context.people
  const drain = async (): Promise<void> => {
    while (await runNext(context.services, handled));
  }
  const ask = async (draft: z.input<typeof ReportDraft>): Promise<Report> =>
    One.parse((await context.call(createReport, { team, body: draft }, viewer)).body).data
  const read = async (id: string): Promise<Report> =>
    One.parse((await context.call(readReport, { team, id }, viewer)).body).data
  return {
    ask,
    read,
    drain,
    make: async (draft: z.input<typeof ReportDraft>): Promise<Report> => {
      const { id } = await ask(draft)
      await drain()
      return await read(id)
    },
    data: async (id: string, query: object = {}) =>
      readReportData.output.parse((await context.call(readReportData, { team, id, query }, viewer)).body),
    /** The file of a report as it is downloaded. */
    file: async (id: string, format: string): Promise<Buffer> => {
      const url = `/api/${team.type === 'org' ? 'orgs' : 'developers'}/${team.id}/reports/${id}/download?format=${format}`
      return (await context.app.inject({ url, headers: { cookie: owner.cookie } })).rawPayload
    },
  }
}
