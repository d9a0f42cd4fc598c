import { listEvents } from '@sextant/contract/webhooks/events'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { makeWorld } from '../kit/world'
import { tell } from './kit'

test('the feed goes on after a database was restored whose server counts transactions from a lower number', async () => {
  const restored = await makeWorld()
  try {
    const seen = async (query: object = {}) => {
      const input = { team: restored.acme, query }
      const { body } = await restored.call(listEvents, input, restored.people['super-admin'])
      return listEvents.output.parse(body)
    }
    const types = ({ data }: z.infer<typeof listEvents.output>) => data.map(({ type }) => type)
    await tell(restored, 'trip.created')
    // As the dump had it: told by a server that was a milliard of transactions further.
    await restored.pool.query('update events set tx = (tx::text::bigint + 1e9::bigint)::text::xid8')
    await restored.pool.query('select keep_feed_ahead()')
    await expect.poll(async () => types(await seen())).toEqual(['trip.created'])
    const { next } = (await seen()).meta
    await tell(restored, 'trip.updated')
    await expect.poll(async () => types(await seen({ after: next }))).toEqual(['trip.updated'])
    const again = await restored.pool.query<{ done: boolean }>('select keep_feed_ahead() as done')
    expect(again.rows).toEqual([{ done: false }])
  } finally {
    await restored.close()
  }
})
