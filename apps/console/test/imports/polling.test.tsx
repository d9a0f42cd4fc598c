import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isInProgress, unfinishedImport } from '../../src/imports/in-progress'
import { highlightMs, pageSize, pollExpiry, pollMs } from '../../src/imports/limits'
import { useMarkNew, useNewImport } from '../../src/imports/new-import'
import { usePolling } from '../../src/imports/use-polling'
import { anImport } from './an-import'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Advances time by at most 500 ms at once, so that effects of one timer render before the next fires. */
async function advance(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 500) {
    await act(async () => await vi.advanceTimersByTimeAsync(Math.min(left, 500)))
  }
}

test('the constants of imports (spec §9)', () => {
  expect({ pollEvery: pollMs, pollExpiry, highlightFor: highlightMs, pageSize }).toEqual({
    pollEvery: 2500,
    pollExpiry: 5000,
    highlightFor: 5000,
    pageSize: 20,
  })
})

describe('an import in progress (spec §4)', () => {
  test('is polled every 2500 ms until 5000 ms have elapsed', async () => {
    const ask = vi.fn<() => void>()
    const { result } = renderHook(() => usePolling(true, ask))
    await advance(2499)
    expect(ask).toHaveBeenCalledTimes(0)
    await advance(1)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(result.current.expired).toBe(false)
    await advance(2500)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(result.current.expired).toBe(true)
    await advance(60_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('is polled again after a manual refresh', async () => {
    const ask = vi.fn<() => void>()
    const { result } = renderHook(() => usePolling(true, ask))
    await advance(5000)
    act(() => result.current.begin())
    expect(ask).toHaveBeenCalledTimes(3)
    expect(result.current.expired).toBe(false)
    await advance(5000)
    expect(ask).toHaveBeenCalledTimes(5)
    expect(result.current.expired).toBe(true)
  })

  test('is polled forever if the expiry is 0', async () => {
    const ask = vi.fn<() => void>()
    renderHook(() => usePolling(true, ask, 0))
    await advance(25_000)
    expect(ask).toHaveBeenCalledTimes(10)
  })

  test('is no longer polled once it has finished', async () => {
    const ask = vi.fn<() => void>()
    const { rerender, result } = renderHook(({ underWay }) => usePolling(underWay, ask), {
      initialProps: { underWay: true },
    })
    await advance(2500)
    rerender({ underWay: false })
    await advance(10_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(result.current.expired).toBe(false)
  })

  test('has status Queued or Processing', () => {
    expect((['Ready', 'Queued', 'Processing', 'Processed', 'Failed'] as const).filter(isInProgress)).toEqual([
      'Queued',
      'Processing',
    ])
  })
})

test('the first import is the current one unless it is Processed or Failed (spec §4)', () => {
  const current = (status: Parameters<typeof anImport>[0]) => unfinishedImport(anImport(status))?.status ?? null
  expect(current({ status: 'Ready' })).toBe('Ready')
  expect(current({ status: 'Queued' })).toBe('Queued')
  expect(current({ status: 'Processing' })).toBe('Processing')
  expect(current({ status: 'Processed' })).toBeNull()
  expect(current({ status: 'Failed' })).toBeNull()
  expect(unfinishedImport(undefined)).toBeNull()
})

test('a new import is highlighted for 5000 ms (spec §4)', async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ fresh: useNewImport(), mark: useMarkNew() }), { wrapper })
  act(() => result.current.mark('5'))
  await advance(0)
  await advance(4990)
  expect(result.current.fresh).toBe('5')
  await advance(20)
  expect(result.current.fresh).toBeNull()
})
