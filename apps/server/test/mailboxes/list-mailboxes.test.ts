import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptMessage } from '../../src/emails/accept-message'
import { mail } from '../kit/mails'
import { refusals } from '../kit/refusals'
import { addMailbox, makeWorld, type World } from '../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

test('the team’s mailboxes say their address and when mail last came', async () => {
  const { id, address } = await addMailbox(world.pool, world.acme)
  await addMailbox(world.pool, world.globex)
  const silent = await world.call(listMailboxes, { team: world.acme }, world.people.user)
  expect(silent.body).toMatchObject({
    data: [
      {
        id,
        attributes: { name: 'Bookings', address, type: 'forwarding', status: 'Active' },
        last_received_at: null,
      },
    ],
    meta: { total: 1 },
  })
  await acceptMessage(world.services, {
    team: world.acme.id,
    mailbox: id,
    bytes: mail(),
    via: { protocol: 'smtp', from: null, to: address },
    acknowledged: true,
  })
  const { body } = await world.call(listMailboxes, { team: world.acme }, world.people.user)
  expect(body).toMatchObject({ data: [{ last_received_at: expect.stringMatching(/Z$/) }] })
})

test.each([
  ['ooki', true],
  ['%', false],
  ['B_okings', false],
])('a search for %s means these characters', async (search, finds) => {
  await addMailbox(world.pool, world.acme)
  const { body } = await world.call(listMailboxes, { team: world.acme, query: { search } }, world.people.user)
  expect(z.parse(z.object({ data: z.array(z.unknown()) }), body).data.length > 0).toBe(finds)
})

test('an address is taken once, whatever its team', async () => {
  const { address } = await addMailbox(world.pool, world.acme)
  const again = world.pool.query("insert into mailboxes (team_id, name, address) values ($1, 'x', $2)", [
    world.globex.id,
    address,
  ])
  await expect(again).rejects.toThrow('recipients_pkey')
})

refusals(listMailboxes, () => world, { input: (team) => ({ team }) })
