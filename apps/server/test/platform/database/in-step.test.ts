import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inStep, type LockKeys } from '../../../src/platform/database/in-step'

/** Runs works that lock these keys, each with a pause before and after its write; returns what happened, in order. */
async function logOf(all: readonly (readonly string[] | null)[]): Promise<string[]> {
  const log: string[] = []
  await inStep(
    all.map((keys, at) => async (lock) => {
      log.push(`read ${at}`)
      await pause()
      const isFirst = await lock(keys)
      log.push(`${isFirst ? 'begin' : 'begin anew'} ${at}`)
      await pause()
      log.push(`end ${at}`)
    }),
  )
  return log
}

const pause = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve))

describe('tasks that run in step', () => {
  test('with locks on different keys continue at the same time, once all have read', async () => {
    expect(await logOf([['a'], ['b']])).toEqual(['read 0', 'read 1', 'begin 0', 'begin 1', 'end 0', 'end 1'])
  })

  test('with locks on the same key continue one after another, and have to read again', async () => {
    expect(await logOf([['a'], ['a', 'b']])).toEqual(['read 0', 'read 1', 'begin 0', 'end 0', 'begin anew 1', 'end 1'])
  })

  test('that share keys through other tasks continue one after another', async () => {
    const log = await logOf([['a'], ['b'], ['a', 'b']])
    expect(log.slice(3)).toEqual(['begin 0', 'end 0', 'begin anew 1', 'end 1', 'begin anew 2', 'end 2'])
  })

  test('of which one locks everything continue one after another', async () => {
    const log = await logOf([['a'], null, ['b']])
    expect(log.slice(3)).toEqual(['begin 0', 'end 0', 'begin anew 1', 'end 1', 'begin anew 2', 'end 2'])
  })

  test('end all before the first error is thrown, and none waits for one that failed before it locked', async () => {
    const ended: string[] = []
    const working = async (lock: LockKeys): Promise<void> => {
      await lock(['a'])
      await pause()
      ended.push('a')
    }
    const failing = async (): Promise<void> => {
      throw new Error('no')
    }
    await expect(inStep([failing, working])).rejects.toThrow('no')
    expect(ended).toEqual(['a'])
  })

  test('wait for all before them, also past one that ends without locking', async () => {
    const open: string[] = []
    const working = (name: string) => async (lock: LockKeys) => {
      await lock(null)
      open.push(`begin ${name}`)
      await pause()
      open.push(`end ${name}`)
    }
    await inStep([working('a'), async () => {}, working('b')])
    expect(open).toEqual(['begin a', 'end a', 'begin b', 'end b'])
  })

  test('never go on at the same time with a key in common, and all end', async () => {
    const keys = fc.option(fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']), { freq: 12 })
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { maxLength: 9 }), async (all) => {
        const open = new Set<number>()
        let ended = 0
        const shares = (a: number, b: number): boolean => {
          const [left, right] = [all[a], all[b]]
          return !left || !right || left.some((key) => right.includes(key))
        }
        await inStep(
          all.map((own, at) => async (lock) => {
            await lock(own)
            expect([...open].filter((other) => shares(at, other))).toEqual([])
            open.add(at)
            await pause()
            open.delete(at)
            ended += 1
          }),
        )
        expect(ended).toBe(all.length)
      }),
    )
  })
})
