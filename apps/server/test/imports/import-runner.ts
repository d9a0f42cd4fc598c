import * as endpoints from '@sextant/contract/imports/endpoints'
import { Import, type ImportOptions, type ImportType, type Mapping } from '@sextant/contract/imports/schemas'
import { one } from '@sextant/contract/kit/wire'
import { expect } from 'vitest'
import { importJobs } from '../../src/imports/worker'
import { runNext } from '../../src/platform/jobs/run-next'
import { segmentJobs } from '../../src/segments/worker'
import type { Person, TestContext } from '../kit/test-context'
import { formOf } from '../kit/upload'
import '../../src/main/wiring'

type Bytes = Uint8Array | string
type Settings = { readonly mapping?: Mapping; readonly options?: Partial<ImportOptions> }

/** Runs imports as a person and as the worker. */
export type ImportRunner = {
  /** Uploads a file as the owner and returns the response of the API. */
  send(type: ImportType, bytes: Bytes, name?: string, as?: Person): Promise<{ status: number; body: unknown }>
  /** Uploads a file that is accepted. */
  upload(type: ImportType, bytes: Bytes, name?: string): Promise<Import>
  preview(id: string, settings: Settings): Promise<Import>
  /** Uploads, starts and processes a file, and returns the finished import. */
  run(type: ImportType, bytes: Bytes, settings?: Settings): Promise<Import>
  read(id: string): Promise<Import>
  /** Runs all due jobs of imports. */
  drain(): Promise<void>
}

const importOf = (body: unknown): Import => one(Import).parse(body).data

export function importRunner(context: TestContext): ImportRunner {
  const handled = new Map([...importJobs, ...segmentJobs].map((job) => [job.kind, job]))
  const send: ImportRunner['send'] = async (type, bytes, name = 'people.csv', as = context.people.owner) =>
    await context.call(
      endpoints.createImport,
      { team: context.acme, body: { type } },
      as,
      formOf({ type }, { name, bytes }),
    )
  const upload: ImportRunner['upload'] = async (type, bytes, name) => {
    const { status, body } = await send(type, bytes, name)
    expect(body).toMatchObject({ data: { status: 'Ready' } })
    expect(status).toBe(201)
    return importOf(body)
  }
  const drain = async (): Promise<void> => {
    while (await runNext(context.services, handled));
  }
  const read = async (id: string): Promise<Import> =>
    importOf((await context.call(endpoints.readImport, { team: context.acme, id }, context.people.owner)).body)
  return {
    send,
    upload,
    drain,
    read,
    preview: async (id, body) =>
      importOf(
        (await context.call(endpoints.previewImport, { team: context.acme, id, body }, context.people.owner)).body,
      ),
    run: async (type, bytes, body = {}) => {
      const { id } = await upload(type, bytes)
      const response = await context.call(
        endpoints.processImport,
        { team: context.acme, id, body },
        context.people.owner,
      )
      expect(response.status).toBe(200)
      await drain()
      return await read(id)
    },
  }
}

/** The number of rows by result label. */
export const resultsOf = ({ results }: Import): Readonly<Record<string, number>> =>
  Object.fromEntries(results.filter(({ count }) => count > 0).map(({ label, count }) => [label, count]))
