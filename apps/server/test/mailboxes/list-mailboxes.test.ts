import { listMailboxes } from '@sextant/contract/mailboxes/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptMessage } from '../../src/emails/accept-message'
import { mail } from '../kit/mails'
import { refusals } from '../kit/refusals'
import { addMailbox, testContext } from '../kit/test-context'

const context = testContext()

test('the team’s mailboxes include their address and last email', async () => {
  const { id, address } = await addMailbox(context.pool, context.acme)
  await addMailbox(context.pool, context.globex)
  const silent = await context.call(listMailboxes, { team: context.acme }, context.people.user)
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
  await acceptMessage(context.services, {
    team: context.acme.id,
    mailbox: id,
    bytes: mail(),
    via: { protocol: 'smtp', from: null, to: address },
    acknowledged: true,
  })
  const { body } = await context.call(listMailboxes, { team: context.acme }, context.people.user)
  expect(body).toMatchObject({ data: [{ last_received_at: expect.stringMatching(/Z$/) }] })
})

test.each([
  ['ooki', true],
  ['%', false],
  ['B_okings', false],
])('a search for %s means these characters', async (search, finds) => {
  await addMailbox(context.pool, context.acme)
  const { body } = await context.call(listMailboxes, { team: context.acme, query: { search } }, context.people.user)
  expect(z.parse(z.object({ data: z.array(z.unknown()) }), body).data.length > 0).toBe(finds)
})

test('an address is unique across teams', async () => {
  const { address } = await addMailbox(context.pool, context.acme)
  const again = context.pool.query("insert into mailboxes (team_id, name, address) values ($1, 'x', $2)", [
    context.globex.id,
    address,
  ])
  await expect(again).rejects.toThrow('recipients_pkey')
})

refusals(listMailboxes, () => context, { input: (team) => ({ team }) })
