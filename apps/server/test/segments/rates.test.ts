import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/platform/database/transaction'
import { makeOutgoing } from '../../src/platform/http/outgoing'
import type { Steps } from '../../src/platform/jobs/handle'
import { readRates } from '../../src/segments/prices/read-rates'
import { renewFrom, renewRates } from '../../src/segments/prices/renew-rates'
import { upsertRates } from '../../src/segments/prices/store'
import { mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { travelOf } from '../kit/travel'

const xml = `<?xml version="1.0"?><e:Envelope xmlns:e="x"><Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.25'/>
  <Cube currency='GBP' rate='0.9'/></Cube></Cube></e:Envelope>`

describe('a file of exchange rates', () => {
  test('can be CSV as published by the European Central Bank', () => {
    expect(readRates('Date,USD,GBP,\n2026-11-20,1.25,N/A,\n2026-11-19,1.2,0.9,\n', '2026-11-23')).toEqual([
      { day: '2026-11-20', perEuro: { USD: 1.25 } },
      { day: '2026-11-19', perEuro: { USD: 1.2, GBP: 0.9 } },
    ])
  })

  test('can be XML as published by the European Central Bank', () => {
    expect(readRates(xml, '2026-11-23')).toEqual([{ day: '2026-11-20', perEuro: { USD: 1.25, GBP: 0.9 } }])
  })

  test.each([
    ['nothing', '', 'No exchange rates were found'],
    ['a page', '<html><body>Sorry</body></html>', 'No exchange rates were found'],
    ['broken XML', '<Cube time="2026-11-20"><Cube', 'The XML cannot be read'],
    ['another day than those of the calendar', 'Date,USD\n2026-02-30,1.1', 'is no day'],
    ['a day to come', 'Date,USD\n2027-01-01,1.1', 'has not come yet'],
    ['a negative rate', 'Date,USD\n2026-11-20,-1', 'is no number'],
    ['a text for a rate', 'Date,USD\n2026-11-20,much', 'is no number'],
  ])('is rejected with the reason if it is %s', (_, text, reason) => {
    expect(() => readRates(text, '2026-11-23')).toThrow(reason)
  })
})

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test'))

/** Updating rates uses no step of the job. */
const steps: Steps = { team: '0', step: async () => expect.unreachable(), read: async () => expect.unreachable() }

const hotel = async () => (await travelOf(context).segments({}, 'hotel'))[0]

describe('updated rates', () => {
  test('convert stored and new segments', async () => {
    await pipeline.receive(mail({ reservations: [{ ...stay(), totalPrice: '200.00', priceCurrency: 'EUR' }] }))
    const before = await hotel()
    const day = context.services.clock.now().toISOString().slice(0, 10)
    expect(await renewRates(context.services, `Date,USD\n${day},1.5`, 'a file')).toEqual({ changed: 1, newest: day })
    await pipeline.drain()
    expect(before?.rate_date).not.toBe(day)
    expect(await hotel()).toMatchObject({ cents: 30_000, rate_date: day })
    await pipeline.receive(
      mail({ reservations: [{ ...stay({ code: 'H-9' }), totalPrice: '10.00', priceCurrency: 'EUR' }] }),
    )
    const { rows } = await context.pool.query("select cents, rate_date from segments where confirmation_no = 'H-9'")
    expect(rows).toEqual([{ cents: '1500', rate_date: day }])
  })

  test('that are already known change nothing', async () => {
    const day = context.services.clock.now().toISOString().slice(0, 10)
    expect(await renewRates(context.services, `Date,USD\n${day},1.5`, 'a file')).toEqual({ changed: 0, newest: day })
  })

  test('come from the operator’s source', async () => {
    const source = createServer((_, answer) => answer.end('Date,USD,GBP\n2026-01-02,1.1,0.8'))
    await once(source.listen(0, '127.0.0.1'), 'listening')
    const address = source.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const client = makeOutgoing({ allowPrivate: true, timeoutMs: 5000, maxAnswerBytes: 1000 })
    await renewFrom(`http://127.0.0.1:${port}/rates.csv`, client)(context.services, steps)
    await client.close()
    source.close()
    const { rows } = await context.pool.query("select per_euro, source from exchange_rates where day = '2026-01-02'")
    expect(rows).toEqual([{ per_euro: { USD: 1.1, GBP: 0.8 }, source: `http://127.0.0.1:${port}` }])
  })

  test('are not fetched without a source, and a failing source changes nothing', async () => {
    const client = makeOutgoing({ allowPrivate: false, timeoutMs: 1000, maxAnswerBytes: 1000 })
    await renewFrom(undefined, client)(context.services, steps)
    await renewFrom('https://127.0.0.1:9/rates.csv', client)(context.services, steps)
    await client.close()
    expect(await hotel()).toMatchObject({ cents: 30_000 })
  })

  test('cannot be written in a transaction of a team', async () => {
    const own = { team: context.acme.id, person: null }
    const days = [{ day: '2026-01-02', perEuro: { USD: 9 } }]
    const written = inTransaction(context.services.db, own, async (tx) => await upsertRates(tx, days, 'nobody'))
    await expect(written).rejects.toThrow('row-level security')
  })
})
