import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../kit/world'
import { makeOffice, type Office } from './office'

let world: World
let office: Office
beforeAll(async () => {
  world = await makeWorld()
  office = makeOffice(world)
})
afterAll(async () => await world.close())

test('neither the name of a file nor what stands in it turns round what stands behind it', async () => {
  const ready = await office.upload(
    'members',
    'Email,Title\nturn@round.test,\u202ELead\n',
    'peo\u202Eple.csv',
  )
  expect(ready.filename).toBe('people.csv')
  expect(ready.preview?.rows[0]?.values['title']).toBe('Lead')
})

test('names that were stored with signs that turn them round lose these with an update', async () => {
  const { id } = await office.upload('members', 'Email\nstored@round.test\n')
  await world.pool.query(`update imports set filename = E'peo\\u202Eple \\u2067x.csv' where id = $1`, [id])
  const file = new URL('../../migrations/0039_bidi_controls.sql', import.meta.url)
  await world.pool.query(await readFile(file, 'utf8'))
  expect((await office.read(id)).filename).toBe('people x.csv')
})
