import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('an address is taken once, whatever its team', async () => {
  const { address } = await addMailbox(world.pool, world.acme)
  const again = world.pool.query("insert into mailboxes (team_id, name, address) values ($1, 'x', $2)", [
    world.globex.id,
    address,
  ])
  await expect(again).rejects.toThrow('recipients_pkey')
})

refusals(listMailboxes, () => world, { input: (team) => ({ team }) })
