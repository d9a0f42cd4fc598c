import { expect } from 'vitest'

/** Waits until a value is as expected, because another process changes it. */
export async function expectEventually(look: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(look, { timeout: 15_000, interval: 50 }).toEqual(expected)
}
