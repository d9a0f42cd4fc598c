import { expect, test } from 'vitest'
import { Turns } from '../../../src/platform/jobs/turns'

test('work under one name waits for the work before it, whether that succeeds or fails', async () => {
  const turns = new Turns()
  const log: string[] = []
  const gates: (() => void)[] = []
  const begin = (name: string, what: string, fails = false) =>
    turns.take(name, async () => {
      log.push(`${what} began`)
      await new Promise<void>((resolve) => gates.push(resolve))
      log.push(`${what} ended`)
      if (fails) throw new Error(what)
    })
  const failing = begin('a', 'first', true).catch(({ message }: Error) => log.push(`${message} failed`))
  const second = begin('a', 'second')
  const other = begin('b', 'other')
  expect(log).toEqual(['first began', 'other began'])
  gates[1]?.()
  await other
  gates[0]?.()
  await failing
  await expect.poll(() => gates.length).toBe(3)
  gates[2]?.()
  await second
  expect(log).toEqual([
    'first began',
    'other began',
    'other ended',
    'first ended',
    'first failed',
    'second began',
    'second ended',
  ])
})
