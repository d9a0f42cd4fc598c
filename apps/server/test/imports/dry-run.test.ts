import * as endpoints from '@sextant/contract/imports/endpoints'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../kit/world'
import { makeOffice, type Office, resultsOf } from './office'

let world: World
let office: Office
beforeAll(async () => {
  world = await makeWorld()
  office = makeOffice(world)
})
afterAll(async () => await world.close())

const process = async (id: string, dry_run: boolean) =>
  await world.call(
    endpoints.processImport,
    { team: world.acme, id, body: { options: { dry_run } } },
    world.people.owner,
  )

async function found(search: string): Promise<number> {
  const { body } = await world.call(
    listTravelers,
    { team: world.acme, query: { search } },
    world.people.owner,
  )
  return listTravelers.output.parse(body).data.length
}

test('a file that was only tried is written when that is said, and its counts are of the second time alone', async () => {
  const file = 'Email,First name\nana@tried.test,Ana\nbroken,Eva\n'
  const tried = await office.run('members', file, { options: { dry_run: true } })
  expect(resultsOf(tried)).toEqual({ Created: 1, Failed: 1 })
  expect(await found('tried.test')).toBe(0)

  expect((await process(tried.id, true)).status).toBe(409)
  expect((await process(tried.id, false)).body).toMatchObject({
    data: { status: 'Queued', options: { dry_run: false }, progress: { done: 0 } },
  })
  await office.drain()
  const done = await office.read(tried.id)
  expect(done).toMatchObject({ status: 'Processed', progress: { done: 2, total: 2 } })
  expect(resultsOf(done)).toEqual({ Created: 1, Failed: 1 })
  expect(await found('tried.test')).toBe(1)

  const { body } = await world.call(
    endpoints.readImportResult,
    { team: world.acme, id: tried.id },
    world.people.owner,
  )
  expect(body).toMatchObject({ data: [{ row: 3, value: 'broken', level: 'error' }] })
  expect((await process(tried.id, false)).status).toBe(409)
})
