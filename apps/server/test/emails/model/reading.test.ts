import { readProgress } from '@sextant/contract/emails/progress'
import { createSegment } from '@sextant/contract/segments/endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  doubtful,
  flight,
  type ModelBench,
  modelKey,
  startModelBench,
  stay,
  stayText,
  twoFlights,
} from '../../kit/model-bench'
import { unsure } from '../../kit/scripted-extractor'
import { travelOf } from '../../kit/travel'

let bench: ModelBench
beforeAll(async () => {
  bench = await startModelBench()
})
afterEach(async () => await bench.reset())
afterAll(async () => await bench.close())

describe('a model that is off', () => {
  test('is asked nothing, even if it is turned off after an email arrived', async () => {
    const before = await bench.receive(stayText('OFF-1001'))
    expect(await bench.email(before)).toMatchObject({ status: 'Unrecognized', review: 'Open' })
    await bench.ask(true)
    await bench.turnOn()
    const after = await bench.receive(stayText('OFF-1002'))
    await bench.change({ enabled: false })
    await bench.ask(true)
    expect(bench.model.questions).toEqual([])
    expect(await bench.email(after)).toMatchObject({ status: 'Unrecognized', review: 'Open', diagnostics: [unsure] })
  })

  test('is asked nothing more once it is turned off between two questions', async () => {
    await bench.turnOn()
    const id = await bench.receive(twoFlights)
    bench.model.script(() => ({ answer: { bookings: [{ kind: 'flight', count: 2 }] } }))
    const { client } = bench
    const turnedOff = client && {
      ...client,
      ask: async (question: Parameters<typeof client.ask>[0]) => {
        const answer = await client.ask(question)
        await bench.change({ enabled: false })
        return answer
      },
    }
    await bench.ask(false, turnedOff)
    expect(bench.model.questions).toHaveLength(1)
    expect(await bench.email(id)).toMatchObject({ status: 'Unrecognized', diagnostics: [unsure] })
  })

  test('is asked nothing about emails that are read with certainty or whose message is gone', async () => {
    await bench.turnOn()
    await bench.receive('Sure', [doubtful({ confidence: 1 })], [])
    const id = await bench.receive(stayText('GONE-1001'))
    await bench.context.pool.query('update emails set redacted = true where id = $1', [id])
    await bench.ask(true)
    expect(bench.model.questions).toEqual([])
  })
})

describe('an email in review', () => {
  test('is read by the model, and stays in review with its booking', async () => {
    await bench.turnOn()
    bench.says({ lodging: 1 }, () => stay('KRONE-77'))
    const id = await bench.receive(stayText('Booking KRONE-77'))
    await bench.ask()
    const read = await bench.email(id)
    expect(read).toMatchObject({ status: 'Processed', review: 'Open', read_by: 'model', segment_count: 1 })
    expect(read.diagnostics).toEqual([{ level: 'info', code: 'model', message: 'Read by the model tiny.' }])
    expect(await travelOf(bench.context).segments({ search: 'KRONE-77' })).toHaveLength(1)
    const { body } = await bench.context.call(
      readProgress,
      { team: bench.context.acme, query: {} },
      bench.context.people.viewer,
    )
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kind: 'lodging', model: 1 })]),
    })
  })

  test('is asked about one booking at a time, as marked data, without tools', async () => {
    await bench.turnOn()
    bench.says({ flight: 2 }, flight)
    const id = await bench.receive(twoFlights)
    await bench.ask()
    expect((await bench.email(id)).reservations.map(({ number }) => number)).toEqual(['2084', '2085'])
    expect(bench.model.questions.map(({ about, number }) => `${about} ${number}`)).toEqual([
      'bookings 1',
      'flight 1',
      'flight 2',
    ])
    for (const { messages, headers, temperature, tools, response_format, model: name } of bench.model.questions) {
      expect(messages[0].content).not.toContain('Lisbon')
      expect(messages[1].content).toMatch(/^BEGIN (\w{16})\n[\s\S]*\nEND \1$/)
      expect([headers.authorization, temperature, tools, name]).toEqual([`Bearer ${modelKey}`, 0, undefined, 'tiny'])
      expect(response_format?.type).toBe('json_schema')
    }
  })

  test('is read from a server that knows no schemas', async () => {
    await bench.turnOn()
    bench.model.script(({ about, response_format }) =>
      response_format?.type === 'json_schema'
        ? { raw: { status: 400, body: '{"error":"response_format"}' } }
        : { answer: about === 'bookings' ? { bookings: [{ kind: 'lodging', count: 1 }] } : stay('JSON-10') },
    )
    const id = await bench.receive(stayText('Booking JSON-10'))
    await bench.ask()
    expect(await bench.email(id)).toMatchObject({ status: 'Processed', read_by: 'model' })
  })

  test('is not asked about twice', async () => {
    await bench.turnOn()
    bench.says({ lodging: 1 }, () => stay('TWICE-10'))
    const id = await bench.receive(stayText('Booking TWICE-10'))
    await bench.ask()
    expect(bench.model.questions).toHaveLength(2)
    await bench.retry(id)
    await bench.ask()
    expect(await bench.email(id)).toMatchObject({ status: 'Processed', read_by: 'model', attempt: 2 })
    expect(bench.model.questions).toHaveLength(2)
  })
})

describe('examples of the same sender', () => {
  test('are emails whose booking a person decided on, and only their kind is shown', async () => {
    const entered = await bench.receive(stayText('EXA-1001'))
    await bench.receive(stayText('EXA-1002'))
    const body = {
      traveler: 'Ada Byron',
      hotel_name: 'Hotel Krone',
      start_datetime: '2027-03-01',
      end_datetime: '2027-03-03',
      confirmation_no: 'EXA-1001',
      email_id: entered,
    }
    const { context } = bench
    await context.call(createSegment, { team: context.acme, type: 'hotel', body }, context.people.user)
    await bench.turnOn()
    bench.says({ lodging: 1 }, () => stay('EXA-1003'))
    await bench.receive(stayText('EXA-1003'))
    await bench.ask(true)
    const [kinds, booking] = bench.model.questions.slice(-2).map(({ messages }) => messages[1].content)
    expect(kinds).not.toContain('EXAMPLE')
    expect(booking?.match(/BEGIN EXAMPLE/g)).toHaveLength(1)
    expect(booking).toContain('"name":"Hotel Krone"')
    expect(booking).toContain('"reference":"EXA-1001"')
    expect(booking).not.toContain('EXA-1002')
  })
})
