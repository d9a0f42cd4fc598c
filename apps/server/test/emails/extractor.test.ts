import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ExtractionFailed, makeExtractor } from '../../src/emails/extractor'
import { flight, mail } from '../kit/mails'

/** A thread that becomes ready on request, and then answers each message with its own contents. */
const puppet = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (said) => {
    if (said === 'start') parentPort.postMessage('ready')
    else if (said === 'die') process.exit(1)
    else if (said.contextDate !== 'never') parentPort.postMessage(said)
  })`

const budget = { threads: 1, timeMs: 10_000, memoryMb: 64, startMs: 60_000 }
const bytes = Buffer.from('a message')

/** An extractor with scripted threads, and the threads it has started. */
function stage() {
  const threads: Worker[] = []
  const extractor = makeExtractor(budget, (options) => {
    const thread = new Worker(puppet, { ...options, eval: true })
    threads.push(thread)
    return thread
  })
  return { threads, extractor }
}

/** The outcome of a reading; `null` while it is in progress. */
function outcomeOf(reading: Promise<unknown>) {
  const outcome: { error: unknown; done: boolean } = { error: null, done: false }
  const settled = reading.then(
    () => void (outcome.done = true),
    (error: unknown) => void (outcome.error = error),
  )
  return { outcome, settled }
}

const exited = async (thread: Worker | undefined): Promise<void> =>
  await new Promise((resolve) => thread?.once('exit', () => resolve()))

describe('starting a reader', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('has a limit of its own, which does not count against the message', async () => {
    const { threads, extractor } = stage()
    const { outcome, settled } = outcomeOf(extractor.read(bytes, 'now'))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(outcome).toEqual({ error: null, done: false })
    threads[0]?.postMessage('start')
    await settled
    expect(outcome).toEqual({ error: null, done: true })
    await extractor.stop()
  })

  test('leaves the whole limit to the message, which fails when it is exceeded', async () => {
    const { threads, extractor } = stage()
    const { outcome, settled } = outcomeOf(extractor.read(bytes, 'never'))
    const ready = new Promise((resolve) => threads[0]?.once('message', resolve))
    threads[0]?.postMessage('start')
    await ready
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcome).toEqual({ error: null, done: false })
    const ended = exited(threads[0])
    await vi.advanceTimersByTimeAsync(1)
    await settled
    expect(outcome.error).toEqual(new ExtractionFailed('Reading the message took longer than 10 seconds.'))
    await ended
  })

  test.each([
    ['takes too long', async () => await vi.advanceTimersByTimeAsync(60_000), 'did not start within 60 seconds'],
    ['fails', async (thread?: Worker) => thread?.postMessage('die'), 'ended while it started'],
  ])('that %s does not fail the message, which the next reader can read', async (_, hinder, reason) => {
    const { threads, extractor } = stage()
    const { outcome, settled } = outcomeOf(extractor.read(bytes, 'now'))
    const ended = exited(threads[0])
    await hinder(threads[0])
    await settled
    expect(outcome.error).toEqual(new Error(`The reader ${reason}.`))
    expect(outcome.error).not.toBeInstanceOf(ExtractionFailed)
    await ended
    const again = extractor.read(bytes, 'now')
    threads[1]?.postMessage('start')
    expect(await again).toMatchObject({ contextDate: 'now' })
    await extractor.stop()
  })
})

test('a reader started in advance can read', async () => {
  const extractor = makeExtractor({ ...budget, memoryMb: 256, timeMs: 60_000 })
  void extractor.warmUp()
  const read = await extractor.read(mail({ reservations: [flight()] }), '2026-11-23T10:00:00Z')
  expect(read.extraction.reservations).toMatchObject([{ kind: 'flight' }])
  await extractor.stop()
})
