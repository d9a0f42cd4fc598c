import * as endpoints from '@sextant/contract/imports/endpoints'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { expect, test } from 'vitest'
import { testContext } from '../kit/test-context'
import { importRunner, resultsOf } from './import-runner'

const context = testContext()
const runner = importRunner(context)

const process = async (id: string, dry_run: boolean) =>
  await context.call(
    endpoints.processImport,
    { team: context.acme, id, body: { options: { dry_run } } },
    context.people.owner,
  )

async function found(search: string): Promise<number> {
  const { body } = await context.call(listTravelers, { team: context.acme, query: { search } }, context.people.owner)
  return listTravelers.output.parse(body).data.length
}

test('a finished dry run is written on request, and its counts start over', async () => {
  const file = 'Email,First name\nana@tried.test,Ana\nbroken,Eva\n'
  const tried = await runner.run('members', file, { options: { dry_run: true } })
  expect(resultsOf(tried)).toEqual({ Created: 1, Failed: 1 })
  expect(await found('tried.test')).toBe(0)

  expect((await process(tried.id, true)).status).toBe(409)
  expect((await process(tried.id, false)).body).toMatchObject({
    data: { status: 'Queued', options: { dry_run: false }, progress: { done: 0 } },
  })
  await runner.drain()
  const done = await runner.read(tried.id)
  expect(done).toMatchObject({ status: 'Processed', progress: { done: 2, total: 2 } })
  expect(resultsOf(done)).toEqual({ Created: 1, Failed: 1 })
  expect(await found('tried.test')).toBe(1)

  const { body } = await context.call(
    endpoints.readImportResult,
    { team: context.acme, id: tried.id },
    context.people.owner,
  )
  expect(body).toMatchObject({ data: [{ row: 3, value: 'broken', level: 'error' }] })
  expect((await process(tried.id, false)).status).toBe(409)
})
