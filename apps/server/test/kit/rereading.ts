import { readEmail } from '@sextant/contract/emails/endpoints'
import {
  applyReprocess,
  createReprocess,
  listReprocesses,
  listReprocessItems,
  Reprocess,
  ReprocessItem,
  readReprocess,
} from '@sextant/contract/emails/reprocess'
import type { Reservation } from '@sextant/contract/emails/reservation'
import { EmailDetail } from '@sextant/contract/emails/schemas'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Extractor } from '../../src/emails/extractor'
import { runNext } from '../../src/platform/jobs/run-next'
import { reprocessJobs } from '../../src/segments/reprocess/worker'
import { makePipeline } from './pipeline'
import { sharedExtractor } from './shared-extractor'
import { createTestContext } from './test-context'

type Rules = (reservations: readonly Reservation[]) => readonly Reservation[]

export const todays: Rules = (reservations) => reservations
export const blind: Rules = () => []
/** Rules that replace every hotel by another one. */
export const mistaken: Rules = (reservations) =>
  reservations.map((one) => (one.kind === 'lodging' ? { ...one, name: 'Hotel Mistaken' } : one))

/** A period that covers all days. */
export const days = { start_date: '2020-01-01', end_date: '2099-12-31' }

export const one = (body: unknown): Reprocess => z.object({ data: Reprocess }).parse(body).data

/** A test context whose extraction rules can be changed at any time, with helpers for tests of reprocessing. */
export async function openLab() {
  const context = await createTestContext()
  const real = sharedExtractor()
  const lab = { rules: todays }
  /** Reads with the current rules. */
  const extractor: Extractor = {
    read: async (bytes, contextDate) => {
      const read = await real.read(bytes, contextDate)
      const reservations = [...lab.rules(read.extraction.reservations)]
      return { ...read, extraction: { ...read.extraction, reservations } }
    },
    warmUp: async () => {},
    stop: async () => await real.stop(),
  }
  const pipeline = makePipeline(context, extractor)
  const asOwner = () => ({ team: context.acme })

  const drain = async (): Promise<void> => {
    const handled = new Map(reprocessJobs(extractor).map((one) => [one.kind, one]))
    while (await runNext(context.services, handled));
  }
  const read = async (id: string) =>
    one((await context.call(readReprocess, { ...asOwner(), id }, context.people.viewer)).body)
  const preview = async (): Promise<Reprocess> => {
    const { status, body } = await context.call(createReprocess, { ...asOwner(), body: days }, context.people.owner)
    expect(status).toBe(201)
    await drain()
    return await read(one(body).id)
  }
  const itemsOf = async (id: string): Promise<ReprocessItem[]> => {
    const { body } = await context.call(listReprocessItems, { ...asOwner(), id }, context.people.viewer)
    return z.object({ data: z.array(ReprocessItem) }).parse(body).data
  }
  const apply = async (id: string): Promise<Reprocess> => {
    expect((await context.call(applyReprocess, { ...asOwner(), id }, context.people.owner)).status).toBe(200)
    await drain()
    return await read(id)
  }
  const mailOf = async (id: string): Promise<EmailDetail> => {
    const { body } = await context.call(readEmail, { ...asOwner(), id }, context.people.viewer)
    return z.object({ data: EmailDetail }).parse(body).data
  }
  const hotels = async () => {
    const { rows } = await context.pool.query<{ id: string; details: { hotel_name: string } }>(
      "select id, details from segments where type = 'hotel' order by id",
    )
    return rows.map(({ id, details }) => [id, details.hotel_name])
  }
  const countOf = async (table: 'segments' | 'events'): Promise<number> =>
    Number((await context.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

  const newest = async (): Promise<Reprocess> => {
    const { body } = await context.call(listReprocesses, asOwner(), context.people.viewer)
    const [first] = z.object({ data: z.array(Reprocess) }).parse(body).data
    if (!first) throw new Error('There is none.')
    return first
  }
  return Object.assign(lab, {
    context,
    pipeline,
    extractor,
    asOwner,
    drain,
    read,
    preview,
    itemsOf,
    apply,
    mailOf,
    hotels,
    countOf,
    newest,
    clean: async () => {
      lab.rules = todays
      await context.pool.query("update reprocesses set status = 'Cancelled' where status in ('Previewing', 'Ready')")
      await context.pool.query('delete from segment_mails; delete from segments; delete from emails; delete from jobs')
    },
    close: async () => {
      await pipeline.stop()
      await context.close()
    },
  })
}
