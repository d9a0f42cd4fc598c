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
export const reportRunner = (context: TestContext, of?: TeamRef) => {
  const teamOf = (): TeamRef => of ?? context.acme
  const drain = async (): Promise<void> => {
    while (await runNext(context.services, handled));
  }
  const request = async (draft: z.input<typeof ReportDraft>): Promise<Report> =>
    One.parse((await context.call(createReport, { team: teamOf(), body: draft }, context.people.viewer)).body).data
  const read = async (id: string): Promise<Report> =>
    One.parse((await context.call(readReport, { team: teamOf(), id }, context.people.viewer)).body).data
  return {
    request,
    read,
    drain,
    make: async (draft: z.input<typeof ReportDraft>): Promise<Report> => {
      const { id } = await request(draft)
      await drain()
      return await read(id)
    },
    data: async (id: string, query: object = {}) =>
      readReportData.output.parse(
        (await context.call(readReportData, { team: teamOf(), id, query }, context.people.viewer)).body,
      ),
    /** The file of a report as it is downloaded. */
    file: async (id: string, format: string): Promise<Buffer> => {
      const team = teamOf()
      const url = `/api/${team.type === 'org' ? 'orgs' : 'developers'}/${team.id}/reports/${id}/download?format=${format}`
      return (await context.app.inject({ url, headers: { cookie: context.people.owner.cookie } })).rawPayload
    },
  }
}
